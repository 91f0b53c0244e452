import { type Employee, displayName } from '../people/employee';
import { fullName, namesApart } from '../people/person';

/** The key, among those of people, for rows without a person. */
export const NOBODY = ':none';

export type ReportPerson = Pick<Employee, 'id' | 'username' | 'mail' | 'givenName' | 'surname'>;

/** The person that an export names. */
export interface FoundPerson {
  /** The guid; the text of the export if the person is not in the directory; empty if the row names no person. */
  readonly key: string;
  readonly name: string;
  /** Set for a person who is not in the directory, and therefore has no photo. */
  readonly isUnlisted?: true;
}

const spelled = (text: string) => text.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/gu, ' ');

/**
 * Finds the person that an export names: by user name, then by mail, then by full name. A text that fits two people stays as
 * it is, because either of them may be meant.
 *
 * @param isTold whether names are chosen and compared: two people of one name then also have what the export calls them
 */
export function peopleFinder(
  people: readonly ReportPerson[],
  isTold = false,
): (text: string | undefined) => FoundPerson {
  const tables = [
    (person: ReportPerson) => person.username,
    (person: ReportPerson) => person.mail,
    (person: ReportPerson) => fullName(person),
  ].map((textOf) => byText(people, textOf));
  const nameOf = isTold ? namesApart(people, displayName) : displayName;
  const found = new Map<string, FoundPerson>();
  return (text = '') => {
    const known = found.get(text);
    if (known) return known;
    const person = find(tables, spelled(text));
    const result = person
      ? { key: person.id, name: nameOf(person) }
      : { key: text, name: text, isUnlisted: true as const };
    found.set(text, result);
    return result;
  };
}

function byText(
  people: readonly ReportPerson[],
  textOf: (person: ReportPerson) => string,
): ReadonlyMap<string, ReportPerson | null> {
  const table = new Map<string, ReportPerson | null>();
  for (const person of people) {
    const text = spelled(textOf(person));
    if (text !== '') table.set(text, table.has(text) ? null : person);
  }
  return table;
}

function find(
  tables: readonly ReadonlyMap<string, ReportPerson | null>[],
  text: string,
): ReportPerson | null {
  for (const table of tables) {
    const person = table.get(text);
    if (person !== undefined) return person;
  }
  return null;
}
