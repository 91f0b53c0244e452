import * as v from 'valibot';
import { fold } from './fold';
import { boardsOf } from './kanbanRows';
import type { Parts } from './parts';
import { Refusal } from './refusal';
import type { Router } from './router';
import { nothing } from './validate';

const maxResults = 30;
const hitRow = v.object({
  name: v.string(),
  link: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
});
type Hit = { type: string; name: string; link: string; route: string };

/** Everyone finds every person, customer and project, but only their own boards and tasks. */
export function addSearch({ call }: Router, { store }: Parts): void {
  call('GET /data/find/:text', nothing, ({ me, param }) => {
    const wanted = fold(param('text').trim());
    // A text without letters and digits matches no name, which the contract answers with 404.
    if (!/[\p{L}\p{N}]/u.test(wanted)) throw new Refusal(404, 'nothing to search for');
    const find = (type: string, route: string, sql: string): Hit[] =>
      store
        .all(hitRow, sql)
        .filter((hit) => fold(hit.name).includes(wanted))
        .map(({ name, link }) => ({ type, name, link, route }));
    const boards = new Set(boardsOf(store, me).map((board) => String(board.id)));
    const isOpen = ({ link }: Hit): boolean => boards.has(link);
    const planner = '/planner/kanban/';
    const hits = [
      ...find(
        'employee',
        '/employee/',
        `select givenname || ' ' || surname as name, guid as link from users`,
      ),
      ...find('customer', '/customer/', 'select Name as name, Id as link from customers'),
      ...find('project', '/project/', 'select Name as name, Id as link from projects'),
      ...find('kanban', planner, 'select title as name, id as link from boards').filter(isOpen),
      ...find('task', planner, 'select title as name, boardId as link from tasks').filter(isOpen),
    ];
    const isBeginning = ({ name }: Hit): number => (fold(name).startsWith(wanted) ? 0 : 1);
    return hits.sort((a, b) => isBeginning(a) - isBeginning(b)).slice(0, maxResults);
  });
}
