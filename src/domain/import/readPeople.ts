import { grouped } from '../grouped';
import { folded } from '../search/folding';
import { fullName } from '../people/person';
import { PROJECT } from './header';
import type { PeopleReading, ReadingContext, Roles, TableRow } from './importTypes';

/** The cells of a row that name a person. */
export interface PersonCells {
  readonly given: string;
  readonly surname: string;
  readonly others: readonly string[];
}

const same = (name: string) =>
  folded(name)
    .replaceAll(/[,\s]+/gu, ' ')
    .trim();

/** The name that is shown for a row: rather a name than a user name, and rather that than a mail address. */
function shownName({ given, surname, others }: PersonCells): string {
  const names = [fullName({ givenName: given, surname }), ...others].filter((name) => name !== '');
  const plain = names.filter((name) => !name.includes('@'));
  return plain.find((name) => name.includes(' ')) ?? plain[0] ?? names[0] ?? '';
}

type Me = ReadingContext['me'];

const namesOf = ({ givenName, surname, mail, username }: Me) =>
  [mail, username, `${givenName} ${surname}`, `${surname} ${givenName}`].map(same);

/**
 * The roles with a person: where none is named like that, the first column with the user, but not as who approved a row. A
 * grid may have taken it for projects, and then a first name is enough.
 */
export function withPerson(roles: Roles, names: readonly string[], rows: readonly TableRow[], me: Me): Roles {
  if (roles.some((role) => role === 'person' || role === 'surname')) return roles;
  const isGuess = (at: number) => roles[at] === 'project' && !PROJECT.has(names[at] ?? '');
  const mine = namesOf(me).filter((name) => name !== '');
  const isOwn = (at: number) => {
    const own = isGuess(at) ? [...mine, same(me.givenName)] : mine;
    return rows.some(({ cells }) => own.includes(same(String(cells[at]))));
  };
  const isFree = (at: number) => (!roles[at] || isGuess(at)) && !/(?:by|von|durch)$/u.test(names[at] ?? '');
  const place = roles.findIndex((_, at) => isFree(at) && isOwn(at));
  return roles.map((role, at) => (at === place ? 'person' : role));
}

/**
 * Tells the user's rows from those of others: by the chosen name, else by mail, user name and full name, else by a name that was
 * chosen before. A row without a name is the user's.
 */
export function readPeople<Row extends { readonly person: PersonCells }>(
  rows: readonly Row[],
  hasColumn: boolean,
  { me, ownNames }: Pick<ReadingContext, 'me' | 'ownNames'>,
  chosen: string | undefined,
): { readonly people: PeopleReading; readonly otherAt: (row: Row) => string | null } {
  const isOf = (names: readonly string[], { person }: Row) =>
    [shownName(person), ...person.others].some((one) => one !== '' && names.includes(same(one)));
  const mine = namesOf(me);
  const known = rows.some((row) => isOf(mine, row)) ? mine : ownNames.map(same);
  const own = chosen === undefined ? known : [same(chosen)];
  const otherAt = (row: Row) => {
    const name = shownName(row.person);
    return name === '' || isOf(own, row) ? null : name;
  };
  const names = [...grouped(rows, ({ person }) => shownName(person) || null)].map(([name, group]) => ({
    name,
    rows: group.length,
    isOwn: otherAt(group[0]) === null,
  }));
  return { people: { hasColumn, names: names.toSorted((one, two) => two.rows - one.rows) }, otherAt };
}
