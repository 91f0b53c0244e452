import * as v from 'valibot';
import { checkProjectAccess, checkUser, onlyManagers } from './access';
import { changeRow, type Store } from './database';
import { exportOf, monthsOf } from './evaluation';
import { addToTeam, projectTeam, removeFromTeam, teamOf } from './members';
import { notify } from './notifications';
import type { Parts } from './parts';
import { projectStates } from './projectStates';
import { broken, notFound } from './refusal';
import type { Router } from './router';
import { amount, body, id, maybe, nothing, oneOf, query, range, someField, text } from './validate';

const german = new Intl.Collator('de');
const named = v.object({ Id: v.number(), Name: v.string() });
const newProject = v.strictObject({ Customers_fk: id, Name: text });
const changedProject = v.pipe(
  v.strictObject({
    Name: v.optional(text),
    Description: maybe(text),
    OrderNumber: maybe(text),
    ProjectState: v.optional(oneOf(projectStates)),
    TimeBudged: v.optional(amount),
    Revenue: v.optional(amount),
  }),
  someField(),
);
const member = v.strictObject({ guid: text });

const projectRow = v.object({
  Id: v.number(),
  Name: v.string(),
  Description: v.nullable(v.string()),
  OrderNumber: v.nullable(v.string()),
  ProjectNumber: v.nullable(v.string()),
  ProjectState: v.picklist(projectStates),
  TimeBudged: v.number(),
  Revenue: v.number(),
  Customers_fk: v.number(),
  Customers_Name: v.string(),
});
type ProjectRow = v.InferOutput<typeof projectRow>;

function projectRowOf(store: Store, projectId: number): ProjectRow {
  const sql = `select p.*, c.Name as Customers_Name from projects p join customers c on c.Id = p.Customers_fk where p.Id = ?`;
  const row = store.one(projectRow, sql, projectId);
  if (!row) throw notFound('project');
  return row;
}

function hasCustomer(store: Store, customerId: number): boolean {
  return store.one(named, 'select Id, Name from customers where Id = ?', customerId) !== undefined;
}

function addChanges({ call }: Router, { store }: Parts): void {
  call('PUT /projects', body(newProject), ({ me, body: { Customers_fk, Name } }) => {
    onlyManagers(me);
    if (!hasCustomer(store, Customers_fk)) throw broken('Customers_fk', 'no such customer');
    const { insertId } = store.run(
      `insert into projects (Name, ProjectState, Customers_fk) values (?, 'pending', ?)`,
      Name,
      Customers_fk,
    );
    const number = `P-${String(insertId).padStart(3, '0')}`;
    store.run('update projects set ProjectNumber = ? where Id = ?', number, insertId);
    return { insertId };
  });

  call('PUT /project/:id', body(changedProject), ({ me, id: idOf, body: asked }) => {
    checkProjectAccess(store, me, idOf());
    onlyManagers(me);
    return changeRow(store, 'projects', { column: 'Id', value: idOf() }, asked);
  });
}

function addMembers({ call }: Router, parts: Parts): void {
  const { store } = parts;

  call('POST /project/:id/member', body(member), ({ me, id: idOf, body: { guid } }) => {
    checkProjectAccess(store, me, idOf());
    onlyManagers(me);
    const answer = addToTeam(store, projectTeam, idOf(), checkUser(store, guid));
    if (answer.affectedRows === 1) {
      const { Name, Customers_Name } = projectRowOf(store, idOf());
      const line = `Du gehörst jetzt zum Projektteam ${Name} (${Customers_Name}).`;
      notify(parts, { to: guid, by: me.guid, type: 'projectMember', subject: 'Projektteam', text: line });
    }
    return answer;
  });

  call('DELETE /project/:id/member', body(member), ({ me, id: idOf, body: { guid } }) => {
    checkProjectAccess(store, me, idOf());
    onlyManagers(me);
    return removeFromTeam(store, projectTeam, idOf(), guid);
  });
}

export function addProjects(router: Router, parts: Parts): void {
  const { call } = router;
  const { store } = parts;

  // Every employee needs these for the selects, so neither state nor role matters.
  call('GET /projects/:customerId', nothing, ({ id: idOf }) => {
    const customerId = idOf('customerId');
    if (!hasCustomer(store, customerId)) throw notFound('customer');
    return store
      .all(named, 'select Id, Name from projects where Customers_fk = ?', customerId)
      .sort((a, b) => german.compare(a.Name, b.Name));
  });

  call('GET /project/:id', nothing, ({ me, id: idOf }) => {
    checkProjectAccess(store, me, idOf());
    return { ...projectRowOf(store, idOf()), Members: teamOf(store, projectTeam, idOf()) };
  });

  call('GET /project/:id/export', query(range), ({ me, id: idOf, query: period }) => {
    checkProjectAccess(store, me, idOf());
    return exportOf(store, 'Project_fk', idOf(), period);
  });

  call('GET /project/:id/evaluation', query(range), ({ me, id: idOf, query: period }) => {
    checkProjectAccess(store, me, idOf());
    return monthsOf(store, 'Project_fk', idOf(), period);
  });

  addChanges(router, parts);
  addMembers(router, parts);
}
