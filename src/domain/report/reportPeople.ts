import { type Employee, displayName } from '../people/employee';
import { fullName } from '../people/person';

/** The key of rows without a person among those of people. */
export const NOBODY = ':none';

export type ReportPerson = Pick<Employee, 'id' | 'username' | 'mail' | 'givenName' | 'surname'>;

/** A person as the report knows it. */
export interface FoundPerson {
  /** The guid; the text of the export for someone who is not in the directory; empty if no one is named. */
  readonly key: string;
  readonly name: string;
  /** The directory does not have this person, so there is no photo either. */
  readonly isUnlisted?: true;
}

const spelled = (text: string) => text.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/gu, ' ');

/**
 * Finds people by what an export calls them: user name, then mail, then full name. A text that fits two people
 * stays as it is, because either of them may be meant.
 */
export function peopleFinder(people: readonly ReportPerson[]): (text: string | undefined) => FoundPerson {
  const tables = [
    (person: ReportPerson) => person.username,
    (person: ReportPerson) => person.mail,
    (person: ReportPerson) => fullName(person),
  ].map((textOf) => byText(people, textOf));
  const found = new Map<string, FoundPerson>();
  return (text = '') => {
    const known = found.get(text);
    if (known) return known;
    const person = find(tables, spelled(text));
    const result = person
      ? { key: person.id, name: displayName(person) }
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
