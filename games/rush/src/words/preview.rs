//! A preview in words.

use super::{reward_said, skills_said};
use crate::Rush;
use crate::preview::{AttackPreview, Preview};
use undercroft_core::{Message, say};

impl Rush {
    /// What a move would bring, sentence by sentence.
    pub(crate) fn words_of(&self, preview: &Preview) -> Vec<Message> {
        let mut said: Vec<Message> = preview.attacks.iter().map(|attack| self.attack_said(attack)).collect();
        if preview.attacks.iter().any(|attack| !attack.sure) {
            said.push(say!("preview-contest"));
        }
        if let Some([left, right]) = preview.skills {
            let (left, right) = (skills_said(left), skills_said(right));
            said.push(say!("preview-skills", left: left, right: right));
        }
        said
    }

    fn attack_said(&self, attack: &AttackPreview) -> Message {
        let monster = self.monster_name(attack.monster);
        match attack.defeats {
            true => {
                let reward = reward_said(self.card(attack.monster));
                say!("preview-defeats", monster: monster, reward: reward)
            }
            false => say!("preview-lacks", monster: monster, missing: skills_said(attack.missing)),
        }
    }
}
