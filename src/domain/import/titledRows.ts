import { headerName, rolesOf } from './header';
import type { Role, Roles, TableRow, Titles } from './importTypes';
import { durationOf } from './readCell';
import { TOTAL } from './rowFacts';

type Named = keyof Titles;

/** The roles that a title names, the widest first: another customer has other projects, another project other tasks. */
const NAMED = ['client', 'project', 'task'] as const satisfies readonly Named[];

/** `Projekt: Shop`, or the label alone with the name in the next cell. */
const LABELLED = /^([^:]{3,30}):(.*)$/su;

const isNamed = (role: Role | '' | null | undefined): role is Named => NAMED.some((one) => one === role);

/** The names with labels among the filled cells of a row, and the other cells. */
function labelledIn(texts: readonly string[]) {
  const title: (readonly [Named, string])[] = [];
  const others: string[] = [];
  for (let at = 0; at < texts.length; at += 1) {
    const [text = '', next = ''] = texts.slice(at, at + 2);
    const [, word, behind = ''] = LABELLED.exec(text) ?? [];
    // Most cells have no label, and the role of a name takes long to find.
    const role = word && rolesOf([headerName(word)])[0];
    const name = behind.trim() || (LABELLED.test(next) ? '' : next);
    if (isNamed(role) && name !== '') title.push([role, name]);
    else others.push(text);
    if (isNamed(role) && behind.trim() === '' && name !== '') at += 1;
  }
  return { title: title.toSorted(([one], [other]) => NAMED.indexOf(one) - NAMED.indexOf(other)), others };
}

/** The names that a row gives to the rows below it, if it has nothing but them and perhaps the sum of those rows. */
function titleOf({ cells }: TableRow, roles: Roles): readonly (readonly [Named, string])[] {
  const filled = cells.flatMap((cell, at) => {
    const text = String(cell).trim();
    return text === '' || (roles[at] === 'hours' && durationOf(text)) ? [] : [{ role: roles[at], text }];
  });
  if (filled.some(({ text }) => TOTAL.test(text))) return [];
  const own = filled.flatMap(({ role, text }) => (isNamed(role) ? [[role, text] as const] : []));
  if (own.length === filled.length) return own;
  const { title, others } = labelledIn(filled.map(({ text }) => text));
  return others.length === 0 ? title : [];
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
  let titles: Titles = Object.fromEntries(
    above.flatMap(({ cells }) => labelledIn(cells.map((cell) => String(cell).trim()).filter(Boolean)).title),
  );
  return body.flatMap(({ number, cells, span, isRowSum = false }, at) => {
    const title = titleOf({ number, cells }, roles);
    const next = body[at + 1];
    const isAbove = title.every(([role]) => String(next?.cells[roles.indexOf(role)] ?? '').trim() === '');
    const isTitle = next !== undefined && title.length > 0 && isAbove;
    for (const [role, name] of isTitle ? title : []) {
      const kept = NAMED.slice(0, NAMED.indexOf(role)).map((one) => [one, titles[one] ?? '']);
      titles = Object.fromEntries([...kept, [role, name]]);
    }
    const hasSum = durationOf(cells[roles.indexOf('hours')] ?? '');
    return isTitle && !hasSum ? [] : [{ number, cells, span, isRowSum, titles }];
  });
}
