import { nameWords } from '../people/person';
import type { PayrollPerson } from './payroll';

/** How a sheet names its person; a sheet without data knows only the printed name. */
export type NamedPerson = Pick<PayrollPerson, 'guid' | 'username' | 'name' | 'mail'>;

const plain = (text: string) => text.normalize('NFKC').trim().toLocaleLowerCase('de');

/**
 * Finds the person of a sheet: by guid, username or mail, otherwise by a full name that only one of them has.
 * @returns undefined if none of them is the person, or if two could be
 */
export function findPerson(
  people: readonly PayrollPerson[],
  { guid, username, name, mail }: NamedPerson,
): PayrollPerson | undefined {
  const byId = people.find((one) => guid !== '' && one.guid === guid);
  const found = (field: 'username' | 'mail' | 'name', text: string) => {
    const same = people.filter((one) => text.trim() !== '' && plain(one[field]) === plain(text));
    return same.length === 1 ? same[0] : undefined;
  };
  return byId ?? found('username', username) ?? found('mail', mail) ?? found('name', name);
}

/** Somebody whom neither the device nor the directory knows. */
export function unknownPerson({ guid, username, name, mail }: NamedPerson): PayrollPerson {
  return {
    guid: guid || `name:${plain(name)}`,
    username,
    name,
    mail,
    number: '',
    isKmPaid: true,
    isLeftOut: false,
  };
}

/**
 * The kept people, and those of the directory, whose names and mails are newer. Who was kept by name alone is the only
 * person of the directory with that name.
 */
export function peopleOf(
  kept: readonly PayrollPerson[],
  listed: readonly PayrollPerson[],
): readonly PayrollPerson[] {
  const left = new Map(kept.map((person) => [person.guid, person]));
  const take = (guid: string) => {
    const found = left.get(guid);
    left.delete(guid);
    return found;
  };
  const byName = (person: PayrollPerson) => unknownPerson({ ...person, guid: '' }).guid;
  const names = listed.map(byName);
  const merged = listed.map(({ guid, username, name, mail, number, isKmPaid, isLeftOut }, at) => {
    const own = names[at] ?? '';
    const isOnly = names.indexOf(own) === names.lastIndexOf(own);
    const before = take(guid) ?? (isOnly ? take(own) : undefined) ?? { number, isKmPaid, isLeftOut };
    return { ...before, guid, username, name, mail };
  });
  return [...merged, ...left.values()];
}

/** By surname, as a payroll office lists people. */
export function bySurname(one: string, other: string): number {
  const surname = (name: string) => nameWords(name).at(-1) ?? name;
  return surname(one).localeCompare(surname(other), 'de') || one.localeCompare(other, 'de');
}
