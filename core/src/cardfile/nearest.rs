//! Finds the word somebody meant.

/// The candidate closest to a misspelt word, if one is close enough to be worth suggesting.
///
/// Close means one slip (a letter missing, extra, wrong, or two swapped) for every three letters, and at least one.
pub fn nearest<'c>(word: &str, candidates: impl IntoIterator<Item = &'c str>) -> Option<&'c str> {
    let word: Vec<char> = plain(word);
    if word.is_empty() || word.len() > 40 {
        return None;
    }
    let allowed = (word.len() / 3).max(1);
    candidates
        .into_iter()
        .map(|candidate| (slips(&word, &plain(candidate)), candidate))
        .filter(|(slips, _)| *slips <= allowed)
        .min_by_key(|(slips, _)| *slips)
        .map(|(_, candidate)| candidate)
}

/// Case, and the difference between a blank, a dash and an underscore, are not what people get wrong.
fn plain(word: &str) -> Vec<char> {
    word.chars().map(|c| if c == ' ' || c == '-' { '_' } else { c }).flat_map(char::to_lowercase).collect()
}

/// How many letters must be added, dropped, changed, or swapped with their neighbour to turn `a` into `b`.
fn slips(a: &[char], b: &[char]) -> usize {
    let mut rows: Vec<Vec<usize>> = vec![(0..=b.len()).collect()];
    for i in 1..=a.len() {
        let mut row = vec![i; b.len() + 1];
        for j in 1..=b.len() {
            let changed = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            row[j] = changed.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                row[j] = row[j].min(rows[i - 2][j - 2] + 1);
            }
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn swapped_letters_are_one_slip() {
        assert_eq!(nearest("strenght", ["wounds", "strength"]), Some("strength"));
    }

    #[test]
    fn a_plural_and_a_blank_are_forgiven() {
        assert_eq!(nearest("crystal balls", ["torch", "crystal_ball"]), Some("crystal_ball"));
    }

    #[test]
    fn the_closest_of_several_is_taken() {
        assert_eq!(nearest("coin", ["copies", "coins"]), Some("coins"));
    }

    #[test]
    fn a_word_far_from_all_gets_no_suggestion() {
        assert_eq!(nearest("colour", ["wounds", "strength"]), None);
        assert_eq!(nearest("", ["a"]), None);
    }
}
