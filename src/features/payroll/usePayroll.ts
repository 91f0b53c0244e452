import type { PayrollPerson } from '@/domain/payroll/payroll';
import { peopleOf } from '@/domain/payroll/findPerson';
import { namesApart } from '@/domain/people/person';
import { type PayrollMonth, payrollMonth } from '@/domain/payroll/payrollMonth';
import { type IsoMonth, monthOf } from '@/domain/time/period';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { type PayrollKept, keptMonth, payrollKind } from './payrollKept';
import { type Directory, useDirectory } from './reading/useDirectory';
import { type SheetFiles, useSheetFiles } from './reading/useSheetFiles';
import { type KeptPayroll, useKeptPayroll } from './useKeptPayroll';

/** All that the screen of a payroll month shows and changes. */
export interface Payroll extends Pick<KeptPayroll, 'decide' | 'keep' | 'keepPerson' | 'takeBack'> {
  readonly month: IsoMonth;
  readonly result: PayrollMonth;
  readonly kept: PayrollKept;
  /** The kept people and those of the directory. */
  readonly people: readonly PayrollPerson[];
  readonly directory: Directory & { readonly retry: () => void };
  readonly files: SheetFiles;
  /** The name of a person; of two with one name with what tells them apart. */
  readonly nameOf: (person: PayrollPerson) => string;
  /** The small photo of a person; empty without one. */
  readonly photoOf: (guid: string) => string;
}

/**
 * The payroll of a month: dropped files, kept numbers and decisions, and the directory.
 * @returns null until the device has answered
 */
export function usePayroll(month: IsoMonth): Payroll | null {
  const kept = useDeviceValue(payrollKind).value;
  const directory = useDirectory();
  const files = useSheetFiles();
  const changes = useKeptPayroll(month);
  if (!kept) return null;
  const people = peopleOf(kept.people, directory.people);
  const { decisions } = keptMonth(kept, month);
  const result = payrollMonth({
    month: monthOf(month),
    files: files.read,
    people,
    decisions,
    isComplete: files.state === 'read',
  });
  const nameOf = namesApart(people, ({ name }) => name);
  const photoOf = (guid: string) => directory.people.find((one) => one.guid === guid)?.photo ?? '';
  return { month, result, kept, people, nameOf, directory, files, photoOf, ...changes };
}
