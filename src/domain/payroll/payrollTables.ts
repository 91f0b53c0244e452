import { type FileTable, columnOf, fileTable } from '../find/exportTable';
import type { IsoDate } from '../time/period';
import type { PayrollValues, ValueKind } from './payroll';

/** The heads of the columns of a spreadsheet for payroll. */
export interface PayrollTableWords extends Readonly<Record<ValueKind, string>> {
  readonly number: string;
  readonly name: string;
  readonly state: string;
  readonly file: string;
  readonly person: string;
  readonly from: string;
  readonly to: string;
  readonly fingerprint: string;
  readonly decision: string;
}

/** A person of the month, with values that are null while they do not count. */
export interface PersonCells {
  readonly number: string;
  readonly name: string;
  readonly values: PayrollValues | null;
  readonly state: string;
}

/** A file that was read, with what was judged and decided about it. */
export interface SheetRow {
  readonly file: string;
  readonly person: string;
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  readonly state: string;
  readonly fingerprint: string;
  readonly decision: string;
}

/** The people of a month and their values. Below them, the workbook has the sums as formulas if it is given a word for them. */
export function peopleTable(rows: readonly PersonCells[], words: PayrollTableWords): FileTable {
  const text = (id: 'number' | 'name' | 'state', width?: number) =>
    columnOf(words[id], 'text', (row: PersonCells) => row[id], width);
  const value = (kind: ValueKind, unit: 'hours' | 'number' | 'euro') =>
    columnOf(words[kind], unit, ({ values }: PersonCells) => values && values[kind]);
  return fileTable(
    [
      text('number', 12),
      text('name'),
      value('hours', 'hours'),
      value('travel', 'hours'),
      value('km', 'number'),
      value('food', 'euro'),
      value('expenses', 'euro'),
      text('state'),
    ],
    rows,
  );
}

/** The files of a month with their decisions. */
export function sheetsTable(rows: readonly SheetRow[], words: PayrollTableWords): FileTable {
  const column = (id: keyof SheetRow, kind: 'text' | 'date' = 'text', width?: number) =>
    columnOf(words[id], kind, (row: SheetRow) => row[id], width);
  return fileTable(
    [
      column('file', 'text', 40),
      column('person'),
      column('from', 'date'),
      column('to', 'date'),
      column('state'),
      column('fingerprint', 'text', 66),
      column('decision'),
    ],
    rows,
  );
}
