/** Those a sentence is about: whether the reader is one of them, and the others by name. */
export interface Party {
  you: boolean;
  others: readonly string[];
}

/** How many they are. */
export function size(party: Party): number {
  return party.others.length + (party.you ? 1 : 0);
}
