import { expect, test } from 'vitest';
import { isIsoMonth } from '@/domain/time/period';
import type { Decision } from '@/domain/payroll/sheetFile';
import { type PayrollKept, keptMonth, payrollKind, withMonth } from './payrollKept';

const month = (text: string) => {
  if (!isIsoMonth(text)) throw new Error(`${text} is no month`);
  return text;
};

const leaveOut: Decision = { kind: 'leaveOut', of: 'u-1' };

const nothing = payrollKind.parse(undefined);

const decidedIn = (kept: PayrollKept, of: string, now: string) =>
  withMonth(kept, month(of), month(now), (before) => ({
    ...before,
    decisions: [...before.decisions, leaveOut],
  }));

test('what another build or a broken device has kept is nothing (R-18.70)', () => {
  expect(payrollKind.parse({ settings: 7 })).toEqual(nothing);
  const kept = decidedIn(nothing, '2026-10', '2026-11');
  expect(payrollKind.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  // The build before kept this number as one.
  const earlier = { ...kept, settings: { ...kept.settings, lugFields: 11 } };
  expect(payrollKind.parse(earlier).settings.lugFields).toBe('11');
});

test('decisions and written files are kept for three months (R-18.70)', () => {
  const august = decidedIn(nothing, '2026-08', '2026-09');
  const october = decidedIn(august, '2026-10', '2026-11');
  expect(keptMonth(october, month('2026-08')).decisions).toEqual([leaveOut]);
  const november = decidedIn(october, '2026-11', '2026-12');
  expect(keptMonth(november, month('2026-08'))).toEqual({ decisions: [], written: [] });
  expect(keptMonth(november, month('2026-10')).decisions).toEqual([leaveOut]);
});
