/** What something is called; what has no entry, such as a card of somebody's own, keeps its name. */
export function nameIn(names: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}
