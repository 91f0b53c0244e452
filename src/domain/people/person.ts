import { grouped } from '../grouped';

/** The parts of a person's name. */
export interface PersonName {
  readonly givenName: string;
  readonly surname: string;
}

/** Given name and surname; either may be missing. */
export function fullName({ givenName, surname }: PersonName): string {
  return [givenName, surname].filter(Boolean).join(' ');
}

/** The names to choose from and to compare; those of several people also say the user name or mail. */
export function namesApart<Person extends { readonly username?: string; readonly mail: string }>(
  people: readonly Person[],
  nameOf: (person: Person) => string,
): (person: Person) => string {
  const named = grouped(people, nameOf);
  return (person) => {
    const name = nameOf(person);
    const told = person.username || person.mail;
    return (named.get(name)?.length ?? 0) > 1 && told && told !== name ? `${name} (${told})` : name;
  };
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

/** A remark in brackets; brackets around the first of two words are none. */
const REMARK = /(?!^)[([][^)\]]*(?:[)\]]|$)|^\([^)]*\)(?=\s+\S+\s+\S)/gu;

/** Titles, and those that are told from names (Ma, Pol, Ing) only by their full stop. */
const TITLE =
  /^(?:(?:d?dr|prof|univ|dipl|pd|mba|ph\.?d|[bm]\.?sc|ll\.?[bm]|[js]r)(?=[.,-]|$)|(?:ing|mag|med|dent|vet|rer|nat|pol|oec|phil|jur|habil|theol|h\.?c|[bm]\.?(?:a|eng|ed)|dkfm)[.-])/iu;
const SALUTATION = /^(?:herrn?|frau|hr\.|fr\.|mrs?\.?|ms\.?)$/iu;

/** The words of a name without titles and remarks, or all of them if nothing else is there. */
export function nameWords(name: string): readonly string[] {
  const words = name
    .trim()
    .replaceAll(REMARK, ' ')
    .split(/\s+/u)
    .filter((word) => firstLetter.test(word));
  const own = words.filter((word, at) => !TITLE.test(word) && !(at === 0 && SALUTATION.test(word)));
  return own.length === 0 ? words : own;
}

/** `JA` for "Dr. Jana Albrecht (extern)", one letter for a single name; whole letters in any script. */
export function initialsOf(name: string): string {
  const letters = nameWords(name).flatMap((word) => firstLetter.exec(word)?.[0] ?? []);
  const [first = '?'] = letters;
  return (first + (letters.length > 1 ? (letters.at(-1) ?? '') : '')).toUpperCase();
}

/** A number below `count` that is always the same for a text, for example to choose a colour by name. */
export function stableIndex(text: string, count: number): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % count;
}
