import { PDFDocument } from '@cantoo/pdf-lib';
import { cents } from '@/domain/money/money';
import { elevenPeople } from '@/domain/payroll/payroll.fixture';
import type { TimeSheetRow } from '@/domain/sheets/timeSheet';
import { addDays, isoDate, monthOf } from '@/domain/time/period';
import { rowWith } from '@/features/time-sheets/report/testing/reports';
import { type Bytes, dataOf, sheetOf, withFile, withoutData } from './sheetFiles';

/** The month of the fifteen files. */
export const october = monthOf(isoDate('2026-10-01'));
const september = monthOf(isoDate('2026-09-01'));
/** The month in two parts. */
export const halves = [
  { from: october.from, to: isoDate('2026-10-15') },
  { from: isoDate('2026-10-16'), to: october.to },
] as const;

type Changes = NonNullable<Parameters<typeof sheetOf>[1]>;

interface Company {
  /** The person that the sheets of a name belong to. */
  readonly personOf: (name: string) => NonNullable<Changes['person']>;
  /** What all its sheets have. */
  readonly changes?: Changes;
}

/** The hours in some days, and all else on the first of them. */
function rowsOf(name: string, { hours, ...first } = { hours: 0, date: october.from }): TimeSheetRow[] {
  const values = elevenPeople.find(({ person }) => person.name === name)?.values;
  const days = first.date === october.from ? 10 : 5;
  return Array.from({ length: days }, (_, at) =>
    rowWith({
      date: addDays(first.date, at),
      hours: (hours || (values?.hours ?? 0)) / days,
      ...(at === 0 && first.date === october.from && values
        ? {
            travelHours: values.travel,
            distanceKm: values.km,
            foodAllowance: cents(values.food),
            amount: cents(values.expenses),
          }
        : {}),
    }),
  );
}

/** October as payroll gets it: fifteen files of eleven people, of which five are faulty and three belong aside. */
export async function fifteenSheets({
  personOf,
  changes,
}: Company): Promise<readonly (readonly [name: string, bytes: Bytes])[]> {
  const by = async (name: string, rows: readonly TimeSheetRow[], own: Changes = {}) =>
    sheetOf(rows, { person: personOf(name), period: october, ...changes, ...own });
  const drawn = async (name: string) => by(name, rowsOf(name));
  const jana = await drawn('Jana Albrecht');
  const tobias = rowsOf('Tobias Reimann');
  const [first = rowWith({}), ...others] = tobias;
  const changed = await by('Tobias Reimann', [{ ...first, hours: 9 }, ...others]);
  const invoice = await PDFDocument.create();
  invoice.addPage().drawText('Rechnung');
  const david = async (hours: number, period: (typeof halves)[number]) =>
    by('David Okafor', rowsOf('David Okafor', { hours, date: period.from }), { period });
  return [
    ['Jana Albrecht', jana],
    ['Jana Albrecht (1)', jana],
    ['David 1', await david(84, halves[0])],
    ['David 2', await david(88, halves[1])],
    ['Tobias', await withFile(changed, JSON.stringify(await dataOf(await by('Tobias Reimann', tobias))))],
    ['Lukas', await by('Lukas Brandt', rowsOf('Lukas Brandt'), { signature: null })],
    ['Paweł', await withoutData(await drawn('Paweł Nowicki'))],
    ['Jonas', await drawn('Jonas Weidner')],
    [
      'Jonas September',
      await by('Jonas Weidner', [rowWith({ date: september.from, hours: 150 })], { period: september }),
    ],
    ['Rechnung', new Uint8Array(await invoice.save())],
    ...(await Promise.all(
      ['Amira Haddad', 'Anke Petersen', 'Miriam Schäfer', 'Katharina Vogt', 'Mehmet Yıldız'].map(
        async (name) => [name, await drawn(name)] as const,
      ),
    )),
  ];
}
