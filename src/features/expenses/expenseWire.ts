import * as v from 'valibot';
import type { Expense, Receipt, WholeExpense } from '@/domain/money/expense';
import { centsOfEuros, eurosOfCents } from '@/domain/money/money';
import { unpacked } from '@/shared/api/jsonText';
import {
  wireDate,
  wireId,
  wireNumber,
  wireOptionalId,
  wireOptionalNumber,
  wireOptionalText,
} from '@/shared/api/wire';

/** `FileLink`; some services send it as JSON text. */
const fileLinkWire = v.object({
  filename: wireOptionalText,
  contentType: wireOptionalText,
  path: v.pipe(v.string(), v.startsWith('data:')),
});

/** An integer. What another program has written in its place stays as it is. */
const wireVoucherNumber = v.union([
  v.pipe(
    wireOptionalNumber,
    v.transform((number) => (number === null ? null : Math.trunc(number))),
  ),
  v.string(),
]);

/** An expense in the service's answer to `POST /expenses`. */
const expenseWire = v.object({
  Id: wireId,
  Employee: wireOptionalText,
  Date: wireDate,
  VoucherNumber: v.optional(wireVoucherNumber, null),
  Type: wireOptionalText,
  TotalCost: wireNumber,
  Description: wireOptionalText,
  Customer_fk: wireOptionalId,
  Project_fk: wireOptionalId,
  FileLink: v.optional(v.unknown()),
});

export const expensesWire = v.array(expenseWire);

/**
 * Reads a receipt. An unreadable one counts as none, so that it does not make the whole list unreadable.
 *
 * @param value a `FileLink`, the same as JSON text, or only its data URL
 */
function receiptFromWire(value: unknown): Receipt | null {
  if (typeof value === 'string' && value.startsWith('data:')) return receiptFromWire({ path: value });
  const read = v.safeParse(fileLinkWire, unpacked(value));
  if (!read.success) return null;
  const { filename, contentType, path } = read.output;
  return {
    filename: filename || 'receipt',
    contentType: contentType || (/^data:([\w/+.-]+)/u.exec(path)?.[1] ?? ''),
    path,
  };
}

/** Converts an expense from the service's spelling to ours; the cost is parsed as a float. */
export function expenseFromWire(wire: v.InferOutput<typeof expenseWire>): Expense {
  return {
    id: wire.Id,
    employee: wire.Employee,
    date: wire.Date,
    voucherNumber: wire.VoucherNumber,
    type: wire.Type,
    cost: centsOfEuros(wire.TotalCost),
    description: wire.Description,
    customerId: wire.Customer_fk,
    projectId: wire.Project_fk,
    receipt: receiptFromWire(wire.FileLink),
  };
}

/** The body of `PUT /expenses`: every field, empty ones as null; `FileLink` is absent without a receipt. */
export function expenseToWire(expense: WholeExpense) {
  return {
    Employee: expense.employee,
    Date: expense.date,
    VoucherNumber: expense.voucherNumber,
    Type: expense.type,
    TotalCost: eurosOfCents(expense.cost),
    Project_fk: expense.projectId,
    Customer_fk: expense.customerId,
    Description: expense.description === '' ? null : expense.description,
    ...(expense.receipt && { FileLink: { ...expense.receipt, encoding: 'base64' } }),
  };
}
