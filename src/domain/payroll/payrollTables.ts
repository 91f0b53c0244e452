import { type FileTable, columnOf, fileTable } from '../find/exportTable';
import type { ValueKind } from './payroll';
import type { PersonRow } from './payrollMonth';
import type { SheetFile } from './sheetFile';

/** The heads of the columns of a spreadsheet for payroll. */
export type PayrollTableWords = Readonly<
  Record<
    ValueKind | 'number' | 'person' | 'state' | 'file' | 'from' | 'to' | 'fingerprint' | 'decision',
    string
  >
>;

/**
 * The people of a month and their values; those who do not count have none. Below them, the workbook has the sums as
 * formulas if it is given a word for them.
 */
export function peopleTable(
  rows: readonly PersonRow[],
  words: PayrollTableWords,
  stateOf: (row: PersonRow) => string,
): FileTable {
  const value = (kind: ValueKind, unit: 'hours' | 'number' | 'euro') =>
    columnOf(words[kind], unit, ({ values, isCounted }: PersonRow) =>
      values && isCounted ? values[kind] : null,
    );
  return fileTable(
    [
      columnOf(words.number, 'text', ({ person }: PersonRow) => person.number, 12),
      columnOf(words.person, 'text', ({ person }: PersonRow) => person.name),
      value('hours', 'hours'),
      value('travel', 'hours'),
      value('km', 'number'),
      value('food', 'euro'),
      value('expenses', 'euro'),
      columnOf(words.state, 'text', stateOf),
    ],
    rows,
  );
}

/** The files of a month with their decisions. */
export function sheetsTable(
  files: readonly SheetFile[],
  words: PayrollTableWords,
  textsOf: (file: SheetFile) => Readonly<Record<'state' | 'decision', string>>,
): FileTable {
  return fileTable(
    [
      columnOf(words.file, 'text', ({ name }: SheetFile) => name, 40),
      columnOf(words.person, 'text', ({ person }: SheetFile) => person?.name ?? ''),
      columnOf(words.from, 'date', ({ period }: SheetFile) => period?.from ?? null),
      columnOf(words.to, 'date', ({ period }: SheetFile) => period?.to ?? null),
      columnOf(words.state, 'text', (file: SheetFile) => textsOf(file).state),
      columnOf(words.fingerprint, 'text', ({ fingerprint }: SheetFile) => fingerprint ?? '', 66),
      columnOf(words.decision, 'text', (file: SheetFile) => textsOf(file).decision),
    ],
    files,
  );
}
