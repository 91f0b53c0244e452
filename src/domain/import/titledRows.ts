import { headerName, rolesOf } from './header';
import type { Role, Roles, TableRow } from './importTypes';
import { TOTAL } from './rowFacts';

/** What a title names. A customer has other projects than the one before, a project other tasks. */
const NAMED = ['client', 'project', 'task'] as const;
type Named = (typeof NAMED)[number];

/** `Projekt: Shop`, also with the name in the next cell. */
const LABELLED = /^([^:]{3,30}):(.*)$/su;

const isNamed = (role: Role | null | undefined): role is Named => NAMED.some((one) => one === role);

/** What a row says of the rows below it, if it has nothing but the names of their customer, project or task. */
function titleOf({ cells }: TableRow, roles: Roles): readonly (readonly [Named, string])[] {
  const filled = cells.flatMap((cell, at) => (String(cell).trim() === '' ? [] : [{ at, cell }]));
  if (filled.length === 0 || filled.some(({ cell }) => TOTAL.test(String(cell).trim()))) return [];
  const inOwn = filled.flatMap(({ at, cell }) => {
    const role = roles[at];
    return isNamed(role) ? [[role, String(cell).trim()] as const] : [];
  });
  if (inOwn.length === filled.length) return inOwn;
  const [label, name, more] = filled.map(({ cell }) => String(cell).trim());
  const [, word = '', behind = ''] = LABELLED.exec(label ?? '') ?? [];
  const role = rolesOf([headerName(word)])[0];
  const text = behind.trim() || name;
  const isAlone = more === undefined && (behind.trim() === '') === (name !== undefined);
  return isNamed(role) && text !== undefined && isAlone ? [[role, text]] : [];
}

/**
 * The rows below titles that name a customer, project or task, as `Projekt: Shop` above the header or between the rows, or
 * as a name alone in its column; each row has the names of the titles above it, and the titles themselves are no rows.
 *
 * @param above the rows above the header
 */
export function titledRows(
  above: readonly TableRow[],
  body: readonly TableRow[],
  roles: Roles,
): readonly TableRow[] {
  let titles: Partial<Record<Named, string>> = {};
  const take = (title: readonly (readonly [Named, string])[]) => {
    const [first] = title;
    const kept = NAMED.slice(0, first ? NAMED.indexOf(first[0]) : NAMED.length);
    titles = Object.fromEntries([...kept.map((role) => [role, titles[role] ?? '']), ...title]);
  };
  for (const row of above) take(titleOf(row, []));
  return body.flatMap(({ number, cells, span, isRowSum = false }, at) => {
    const title = titleOf({ number, cells }, roles);
    const next = body[at + 1];
    const lacksIt = ([role]: readonly [Named, string]) =>
      String(next?.cells[roles.indexOf(role)] ?? '').trim() === '';
    if (!next || title.length === 0 || !title.every(lacksIt))
      return [{ number, cells, span, isRowSum, titles }];
    take(title);
    return [];
  });
}
