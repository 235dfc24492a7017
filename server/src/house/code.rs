//! Room codes: what people in one room call out to each other instead of a link.

use super::{House, Summary};
use crate::store::{TableId, Unavailable};
use crate::table::Millis;

/// The code of a table is so much of its name: 40 bits. Whoever tries one a minute, which is as fast as they are let, among a
/// thousand open tables finds one in two thousand years.
const CODE_LENGTH: usize = 8;
/// How long a code is good.
const GOOD_FOR: Millis = 24 * 60 * 60 * 1000;
/// More than one is as bad as none.
const MOST_LOOKED_AT: u32 = 16;

/// The code of a table.
pub(crate) fn code_of(table: &TableId) -> String {
    table.as_str().chars().take(CODE_LENGTH).collect()
}

/// What somebody means who has typed a code as they heard it: no name has an `o` in it.
fn as_meant(typed: &str) -> String {
    let letters = typed.chars().filter(|letter| !letter.is_whitespace() && !"-_.".contains(*letter));
    letters.flat_map(char::to_lowercase).map(|letter| if letter == 'o' { '0' } else { letter }).collect()
}

impl House {
    /// The one young table with this code that has not begun yet, if there is exactly one.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn table_with_code(&self, typed: &str) -> Result<Option<TableId>, Unavailable> {
        let code = as_meant(typed);
        if code.chars().count() != CODE_LENGTH || code.contains('\0') {
            return Ok(None);
        }
        let young = self.time.now() - GOOD_FOR;
        let mut heads = self.store.beginning_with(&code, young, MOST_LOOKED_AT).await?;
        heads.retain(|head| !Summary::of(head).begun);
        Ok(if heads.len() == 1 { heads.pop().map(|head| head.id) } else { None })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_meant_however_it_is_typed() {
        for typed in ["ab0defgh", "AB0DEFGH", " ab0d-efgh ", "AB ODEFGH", "a b o d e f g h"] {
            assert_eq!(as_meant(typed), "ab0defgh", "{typed}");
        }
    }

    #[test]
    fn the_code_of_a_table_is_how_its_name_begins() {
        assert_eq!(code_of(&TableId::new("zfzcwsugr7dw").unwrap()), "zfzcwsug");
    }
}
