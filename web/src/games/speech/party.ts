/** Those a sentence is about: whether the reader is one of them, and the others by name. */
export interface Party {
  you: boolean;
  others: readonly string[];
}

/** How many they are. */
export function size(party: Party): number {
  return party.others.length + (party.you ? 1 : 0);
}

/** Those in some seats, as the reader knows them. */
export function party(
  table: { seat: number | null; names: readonly string[] },
  seats: readonly number[],
): Party {
  const others = seats.filter((seat) => seat !== table.seat);
  return {
    you: others.length < seats.length,
    others: others.map((seat) => table.names[seat - 1] ?? String(seat)),
  };
}
