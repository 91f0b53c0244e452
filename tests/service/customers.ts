import * as v from 'valibot';
import { checkCustomer, checkUser, onlyManagers } from './access';
import { changeRow, type Store } from './database';
import { round } from './days';
import { exportOf, monthsOf } from './evaluation';
import { addToTeam, customerTeam, removeFromTeam, teamOf } from './members';
import { notify } from './notifications';
import type { Parts } from './parts';
import { projectStates, type ProjectState } from './projectStates';
import { notFound } from './refusal';
import type { Router } from './router';
import { body, flag, maybe, nothing, page, query, range, someField, text } from './validate';

const german = new Intl.Collator('de');
const named = v.object({ Id: v.number(), Name: v.string() });
const details = {
  Address: maybe(text),
  Location: maybe(text),
  PostalCode: maybe(text),
  Active: v.optional(flag),
  CustomerNumber: maybe(text),
};
const newCustomer = v.strictObject({ Name: text, ...details });
const changedCustomer = v.pipe(v.strictObject({ Name: v.optional(text), ...details }), someField());
const member = v.strictObject({ guid: text });

const optionalText = v.nullable(v.string());
const customerRow = v.object({
  Id: v.number(),
  Name: v.string(),
  Address: optionalText,
  PostalCode: optionalText,
  Location: optionalText,
  CustomerNumber: optionalText,
  Active: v.number(),
});
const projectRow = v.object({
  Id: v.number(),
  Name: v.string(),
  ProjectState: v.picklist(projectStates),
  OrderNumber: optionalText,
  Revenue: v.number(),
  TimeBudged: v.number(),
});
const boardRow = v.object({ id: v.number(), openTasks: v.number() });

/** The customer as the contract describes it; its figures are sums over the projects. */
function customerOf(store: Store, customerId: number): Record<string, unknown> {
  const row = store.one(customerRow, 'select * from customers where Id = ?', customerId);
  if (!row) throw notFound('customer');
  const projects = store
    .all(projectRow, 'select * from projects where Customers_fk = ?', customerId)
    .sort((a, b) => german.compare(a.Name, b.Name));
  const sum = (field: 'Revenue' | 'TimeBudged', states: readonly ProjectState[]): number =>
    round(
      projects
        .filter((one) => states.includes(one.ProjectState))
        .reduce((total, one) => total + one[field], 0),
    );
  const board = store.one(
    boardRow,
    `select b.id, (select count(*) from tasks t where t.boardId = b.id and t.state <> 'Completed') as openTasks
     from boards b where b.customerId = ? order by b.id`,
    customerId,
  );
  return {
    ...row,
    Members: teamOf(store, customerTeam, customerId),
    Projects: projects.map(({ Id, Name, ProjectState, OrderNumber }) => ({
      Id,
      Name,
      ProjectState,
      OrderNumber,
    })),
    ProjectsCount: projects.length,
    PlanerLink: board?.id ?? null,
    PlanerTasks: board?.openTasks ?? 0,
    Revenue: sum('Revenue', ['active', 'pending', 'verified']),
    RevenueActive: sum('Revenue', ['active']),
    RevenuePending: sum('Revenue', ['pending']),
    RevenueVerified: sum('Revenue', ['verified']),
    TimeBudgedActive: sum('TimeBudged', ['active']),
    TimeBudgedPending: sum('TimeBudged', ['pending']),
    TimeBudgedVerified: sum('TimeBudged', ['verified']),
  };
}

const customersByName = (store: Store): v.InferOutput<typeof named>[] =>
  store
    .all(named, 'select Id, Name from customers')
    .sort((a, b) => german.compare(a.Name, b.Name) || a.Id - b.Id);

function addChanges({ call }: Router, { store }: Parts): void {
  call('PUT /customers/', body(newCustomer), ({ me, body: asked }) => {
    onlyManagers(me);
    const { insertId } = store.run(
      'insert into customers (Name, Address, Location, PostalCode, Active, CustomerNumber) values (?, ?, ?, ?, ?, ?)',
      asked.Name,
      asked.Address ?? null,
      asked.Location ?? null,
      asked.PostalCode ?? null,
      asked.Active ?? 1,
      asked.CustomerNumber ?? null,
    );
    return { insertId };
  });

  call('PUT /customer/:id', body(changedCustomer), ({ me, id, body: asked }) => {
    checkCustomer(store, me, id());
    onlyManagers(me);
    return changeRow(store, 'customers', { column: 'Id', value: id() }, asked);
  });
}

function addMembers({ call }: Router, parts: Parts): void {
  const { store } = parts;

  call('POST /customer/:id/member', body(member), ({ me, id, body: { guid } }) => {
    checkCustomer(store, me, id());
    onlyManagers(me);
    const answer = addToTeam(store, customerTeam, id(), checkUser(store, guid));
    const customer = store.one(named, 'select Id, Name from customers where Id = ?', id());
    if (answer.affectedRows === 1 && customer) {
      const line = `Du gehörst jetzt zur Kundenbetreuung von ${customer.Name}.`;
      notify(parts, {
        to: guid,
        by: me.guid,
        type: 'customerMember',
        subject: 'Kundenbetreuung',
        text: line,
      });
    }
    return answer;
  });

  call('DELETE /customer/:id/member', body(member), ({ me, id, body: { guid } }) => {
    checkCustomer(store, me, id());
    onlyManagers(me);
    return removeFromTeam(store, customerTeam, id(), guid);
  });
}

export function addCustomers(router: Router, parts: Parts): void {
  const { call } = router;
  const { store } = parts;

  // All customers for every role, because lists show their names.
  call('GET /customers', nothing, () => customersByName(store));

  call('POST /customers', body(page), ({ body: { start, count } }) =>
    customersByName(store)
      .slice(start, start + count)
      .map(({ Id }) => customerOf(store, Id)),
  );

  call('GET /customer/:id', nothing, ({ me, id }) => {
    checkCustomer(store, me, id());
    return customerOf(store, id());
  });

  call('GET /customer/:id/export', query(range), ({ me, id, query: period }) => {
    checkCustomer(store, me, id());
    return exportOf(store, 'Customer_fk', id(), period);
  });

  call('GET /customer/:id/evaluation', query(range), ({ me, id, query: period }) => {
    checkCustomer(store, me, id());
    return monthsOf(store, 'Customer_fk', id(), period);
  });

  addChanges(router, parts);
  addMembers(router, parts);
}
