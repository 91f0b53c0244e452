import { cents } from '../money/money';
import { isoDate, monthOf } from '../time/period';
import type { PayrollPerson } from './payroll';
import { type PayrollMonth, type PersonRow, payrollMonth } from './payrollMonth';
import type { Decision, SheetFile } from './sheetFile';

const october = monthOf(isoDate('2026-10-15'));

export const person = (
  name: string,
  number: string,
  changes: Partial<PayrollPerson> = {},
): PayrollPerson => ({
  guid: `u-${name}`,
  username: name.toLowerCase(),
  name,
  mail: '',
  number,
  isKmPaid: true,
  isLeftOut: false,
  ...changes,
});

export const nothing = { hours: 0, travel: 0, km: 0, food: cents(0), expenses: cents(0) };

let files = 0;

/** A checked sheet of a person for October, with all its hours on its last day. */
export function sheet(name: string, hours: number, changes: Partial<SheetFile> = {}): SheetFile {
  files += 1;
  const period = changes.period ?? october;
  return {
    key: `${files}`,
    name: `${name}.pdf`,
    hash: `hash ${files}`,
    state: 'checked',
    reason: null,
    company: 'Nordfeld',
    person: { guid: `u-${name}`, username: '', name, mail: '' },
    period,
    days: [{ date: period.to, values: { ...nothing, hours } }],
    fingerprint: `fingerprint ${files}`,
    signedAt: '2026-11-02T08:06:00Z',
    printed: null,
    differences: [],
    place: null,
    ...changes,
  };
}

export const halves = [
  { from: isoDate('2026-10-01'), to: isoDate('2026-10-15') },
  { from: isoDate('2026-10-16'), to: isoDate('2026-10-31') },
] as const;

export function monthOfFiles(
  all: readonly SheetFile[],
  people: readonly PayrollPerson[] = [person('Jana', '101')],
  decisions: readonly Decision[] = [],
  isComplete = true,
): PayrollMonth {
  return payrollMonth({ month: october, files: all, people, decisions, isComplete });
}

export const openOf = ({ open }: PayrollMonth) =>
  open.map(({ kind, person: of, files: own }) => `${kind} ${of?.name ?? own[0]?.name}`);
export const asideOf = ({ aside }: PayrollMonth) => aside.map(({ file, why }) => `${file.name} ${why}`);
export const rowOf = ({ rows }: PayrollMonth, name: string): PersonRow | undefined =>
  rows.find((row) => row.person.name === name);
