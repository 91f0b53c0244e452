import { BYTE_ORDER_MARK, csvOf } from '../find/csv';
import { columnOf, fileTable } from '../find/exportTable';
import type { IsoMonth } from '../time/period';
import type { PayrollSettings, ValueKind } from './payroll';
import { type PayrollFile, partsOfMonth } from './payrollFile';
import type { PayrollLine, UsedWageType } from './payrollLines';

/** The German names of the values, for files in any language of the app. */
const VALUE_NAMES: Readonly<Record<ValueKind, string>> = {
  hours: 'Arbeitsstunden',
  travel: 'Reisestunden',
  km: 'Kilometer',
  food: 'Verpflegung',
  expenses: 'Auslagen',
};
const UNITS: Readonly<Record<UsedWageType['unit'], string>> = { hours: 'h', km: 'km', amount: 'EUR' };

/** The name of a wage type: those of all values that it adds up. */
export const wageTypeName = ({ kinds }: UsedWageType) => kinds.map((kind) => VALUE_NAMES[kind]).join(' + ');

/** The month for other payroll programs: a German CSV with names, for checking as well. */
export function payrollCsv(
  lines: readonly PayrollLine[],
  { csvEncoding }: PayrollSettings,
  month: IsoMonth,
): PayrollFile {
  const [year, inYear] = partsOfMonth(month);
  const text = (title: string, valueOf: (line: PayrollLine) => string) => columnOf(title, 'text', valueOf);
  const table = fileTable(
    [
      text('Personalnummer', ({ person }) => person.number.trim()),
      text('Name', ({ person }) => person.name),
      text('Lohnmonat', () => `${inYear}/${year}`),
      text('Lohnart', ({ wageType }) => wageType.number),
      text('Bezeichnung', ({ wageType }) => wageTypeName(wageType)),
      // Hundredths of any unit are written like cents: with two decimals.
      columnOf('Wert', 'euro', ({ hundredths }: PayrollLine) => hundredths),
      text('Einheit', ({ wageType }) => UNITS[wageType.unit]),
    ],
    lines,
  );
  const whole = csvOf(table, 'de');
  return {
    name: `lohnmonat_${month}.csv`,
    text: csvEncoding === 'utf-8' ? whole : whole.slice(BYTE_ORDER_MARK.length),
    encoding: csvEncoding,
  };
}
