use super::*;
use undercroft_core::cardfile::read_labelled;

#[test]
fn every_standard_value_carries_a_label() {
    assert_eq!(read_labelled(STANDARD, read::cards).err(), None);
}
