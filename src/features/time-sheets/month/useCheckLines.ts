import { useState } from 'react';
import { MONTH_CHECK_KINDS, type MonthCheck, type MonthCheckKind } from '@/domain/sheets/monthChecks';

/** A finding of this visit: open or fixed. */
export interface CheckLine {
  readonly check: MonthCheck;
  readonly isOpen: boolean;
}

/** The findings of one kind. */
export interface CheckGroup {
  readonly kind: MonthCheckKind;
  readonly lines: readonly CheckLine[];
  readonly open: number;
}

/**
 * The findings since the page was opened. A fixed line stays until the page is left; a finding
 * that merely changed, such as the sum of a day, is shown once.
 */
export function useCheckLines(open: readonly MonthCheck[]): readonly CheckGroup[] {
  const [seen, setSeen] = useState<ReadonlyMap<string, MonthCheck>>(
    () => new Map(open.map((check) => [check.key, check])),
  );
  if (open.some((check) => !seen.has(check.key)))
    setSeen(new Map([...seen, ...open.map((check) => [check.key, check] as const)]));

  const openKeys = new Set(open.map(({ key }) => key));
  const isChanged = (old: MonthCheck) =>
    old.kind !== 'noProject' && open.some(({ kind, date }) => kind === old.kind && date === old.date);
  const lines = [
    ...open.map((check) => ({ check, isOpen: true })),
    ...[...seen.values()]
      .filter((check) => !openKeys.has(check.key) && !isChanged(check))
      .map((check) => ({ check, isOpen: false })),
  ].toSorted((a, b) => a.check.date.localeCompare(b.check.date));

  return MONTH_CHECK_KINDS.flatMap((kind) => {
    const ofKind = lines.filter(({ check }) => check.kind === kind);
    if (ofKind.length === 0) return [];
    return [{ kind, lines: ofKind, open: ofKind.filter(({ isOpen }) => isOpen).length }];
  });
}
