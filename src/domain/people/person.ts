/** The parts of a person's name. */
export interface PersonName {
  readonly givenName: string;
  readonly surname: string;
}

/** Given name and surname; either may be missing. */
export function fullName({ givenName, surname }: PersonName): string {
  return [givenName, surname].filter(Boolean).join(' ');
}

/** A member of a customer's or project's team. */
export interface TeamMember {
  readonly guid: string;
  readonly name: string;
  readonly company: string;
  readonly mail: string;
  /** An inline image or its address; empty without one. */
  readonly photo: string;
}

const firstLetter = /[\p{L}\p{N}]\p{M}*/u;

/** `JA` for "Jana Albrecht", one letter for a single name; whole letters in any script. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/u).flatMap((word) => firstLetter.exec(word)?.[0] ?? []);
  const [first = '?'] = letters;
  return (first + (letters.length > 1 ? (letters.at(-1) ?? '') : '')).toUpperCase();
}

/** A number below `count` that is always the same for a text, for example to choose a colour by name. */
export function stableIndex(text: string, count: number): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % count;
}
