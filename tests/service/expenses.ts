import * as v from 'valibot';
import { bytesOf } from './files';
import { checkEmployee } from './owner';
import type { Parts } from './parts';
import { checkProject, pageOf } from './projectOf';
import { notFound } from './refusal';
import type { Router } from './router';
import { amount, body, day, id, maybe, nothing, oneOf, page, text } from './validate';

const types = ['Kraftstoff', 'Bürobedarf', 'Reisekosten', 'Verpflegung', 'Sonstiges'] as const;
/** The upper limit for the file of a receipt. */
const maxReceiptBytes = 3_480_260;

const receipt = v.pipe(
  v.strictObject({
    filename: text,
    contentType: oneOf(['application/pdf', 'image/png', 'image/jpeg', 'image/jpg']),
    encoding: v.literal('base64', 'base64 is expected'),
    path: v.string('a data URL is expected'),
  }),
  v.forward(
    v.check(
      ({ path, contentType }) => bytesOf(path, contentType) !== undefined,
      'a data URL of the content type is expected',
    ),
    ['path'],
  ),
  v.forward(
    v.check(
      ({ path, contentType }) => (bytesOf(path, contentType)?.length ?? 0) <= maxReceiptBytes,
      `at most ${maxReceiptBytes} bytes`,
    ),
    ['path'],
  ),
);

const voucher = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))],
    'a number is expected',
  ),
  v.integer('a whole number is expected'),
  v.minValue(0, 'must not be negative'),
);

// FileLink is absent if there is no receipt.
const newExpense = v.strictObject({
  Employee: text,
  Date: day,
  VoucherNumber: maybe(voucher),
  Type: oneOf(types),
  TotalCost: amount,
  Project_fk: maybe(id),
  Customer_fk: maybe(id),
  Description: maybe(text),
  FileLink: v.optional(receipt),
});

export const fileLink = v.object({
  filename: v.string(),
  contentType: v.string(),
  encoding: v.string(),
  path: v.string(),
});
const expenseRow = v.object({
  Id: v.number(),
  Employee: v.string(),
  Date: v.string(),
  VoucherNumber: v.nullable(v.number()),
  Type: v.string(),
  TotalCost: v.number(),
  Description: v.nullable(v.string()),
  Customer_fk: v.nullable(v.number()),
  Project_fk: v.nullable(v.number()),
  FileLink: v.nullable(v.pipe(v.string(), v.parseJson(), fileLink)),
});

export function addExpenses({ call }: Router, { store }: Parts): void {
  call('POST /expenses', body(page), ({ me, body: { start, count } }) =>
    store.all(
      expenseRow,
      `select e.*, u.username as Employee from expenses e join users u on u.guid = e.guid
       where e.guid = ? order by e.Date desc, e.Id desc ${pageOf}`,
      me.guid,
      count,
      start,
    ),
  );

  call('PUT /expenses', body(newExpense), ({ me, body: asked }) => {
    checkEmployee(asked.Employee, me);
    checkProject(store, asked);
    const { insertId } = store.run(
      `insert into expenses (guid, Date, VoucherNumber, Type, TotalCost, Description, Customer_fk, Project_fk, FileLink)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      me.guid,
      asked.Date,
      asked.VoucherNumber ?? null,
      asked.Type,
      asked.TotalCost,
      asked.Description ?? null,
      asked.Customer_fk ?? null,
      asked.Project_fk ?? null,
      asked.FileLink === undefined ? null : JSON.stringify(asked.FileLink),
    );
    return { insertId };
  });

  call('DELETE /expenses/:id', nothing, ({ me, id: idOf }) => {
    const { changes } = store.run('delete from expenses where Id = ? and guid = ?', idOf(), me.guid);
    if (changes === 0) throw notFound('expense');
    return { affectedRows: 1 };
  });
}
