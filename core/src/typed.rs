//! What pages ask of a game's types.

/// A type that can also be written in TypeScript: it derives `ts_rs::TS`.
#[cfg(feature = "typescript")]
pub trait Typed: ts_rs::TS + 'static {}

#[cfg(feature = "typescript")]
impl<T: ts_rs::TS + 'static> Typed for T {}

/// A type that can also be written in TypeScript. Without the feature `typescript` nothing is asked of it, so that
/// programs and the build for the browser compile nothing for it.
#[cfg(not(feature = "typescript"))]
pub trait Typed {}

#[cfg(not(feature = "typescript"))]
impl<T> Typed for T {}
