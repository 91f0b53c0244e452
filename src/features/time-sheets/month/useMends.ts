import { useState } from 'react';
import type { MonthCheck } from '@/domain/sheets/monthChecks';
import { cents } from '@/domain/money/money';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { useDeletion } from './useDeletion';
import { useDeviceMends } from './useDeviceMends';
import { useMending, withKey, withoutKey } from './useMending';
import { type Outcome, useRecordMends } from './useRecordMends';

/** The mends of the findings: each with its way back where there is one. */
export function useMends() {
  const formats = useFormats();
  const { isBusy, canUndo, undo, mendAs } = useMending();
  const records = useRecordMends();
  const device = useDeviceMends();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const deletion = useDeletion(
    (key) => setHidden((keys) => withKey(keys, key)),
    (key) => setHidden((keys) => withoutKey(keys, key)),
  );

  const mend = async ({ key, date }: MonthCheck, act: () => Promise<Outcome>) =>
    mendAs(key, `${formats.weekday(date)} ${formats.date(date)}`, act);

  /** @returns the key by which all of it is undone; null where nothing is mended */
  async function freeSpan(gaps: readonly MonthCheck[]): Promise<string | null> {
    const days = gaps.map(({ date }) => date);
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return null;
    const key = `span/${first}/${last}`;
    const isDone = await mendAs(key, formats.dayRange(first, last, 'always'), async () => device.free(days));
    return isDone ? key : null;
  }

  return {
    ...deletion,
    /** Findings whose entry is about to be deleted: they count as mended. */
    hidden,
    isBusy,
    canUndo,
    undo,
    fill: async (gap: MonthCheck & { readonly kind: 'gap' }, like: WorkRecord) =>
      mend(gap, async () => records.fill(gap, like)),
    free: async (check: MonthCheck) => mend(check, async () => device.free([check.date])),
    freeSpan,
    accept: async (check: MonthCheck) => mend(check, async () => device.accept(check)),
    setProject: async (
      check: MonthCheck,
      record: WorkRecord,
      project: Pick<WorkRecord, 'projectId' | 'projectName'>,
    ) => mend(check, async () => records.change([record], project)),
    dropMileage: async (check: MonthCheck, paid: readonly WorkRecord[]) =>
      mend(check, async () => records.change(paid, { travelExpenses: cents(0) })),
    dropFood: async (check: MonthCheck, paid: readonly WorkRecord[]) =>
      mend(check, async () => records.change(paid, { foodAllowance: cents(0) })),
  };
}

export type Mends = ReturnType<typeof useMends>;
