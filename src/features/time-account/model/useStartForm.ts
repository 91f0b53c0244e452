import { vacationDaysOf } from '@/domain/account/absenceYear';
import type { Entitlement } from '@/domain/account/timeAccount';
import { type IsoDate, periodOfYear, yearOf } from '@/domain/time/period';
import { type WorkDays, targetRowOn, withTargetsOn } from '@/domain/time/targets';
import { useFormats } from '@/shared/i18n/useFormats';
import { useToday } from '@/shared/ui/timing/useClock';
import { timeAccountKind } from '../kept/accountKept';
import { useKeptChange, useWorkDaysChange } from '../kept/useKept';
import type { Model } from './typedModel';
import { useModelForm } from './useModelForm';

function entitlements(days: number | null | undefined, start: IsoDate, changedAt: number): Entitlement[] {
  if (days === null || days === undefined) return [];
  return [{ year: yearOf(start), days, carriedOver: 0, lapses: false, changedAt }];
}

/**
 * The working days with the typed targets. If there is only one row, it then counts from the start of the account. If there
 * are several, which were read from a device file, the row of today changes.
 */
function withStart(
  before: WorkDays,
  { account, workDays }: Model,
  today: IsoDate,
  changedAt: number,
): WorkDays {
  const { targets } = targetRowOn(today, workDays);
  const model =
    before.rows.length === 1
      ? { ...before, rows: [{ from: account.start, targets, changedAt }] }
      : withTargetsOn(today, before, targets, changedAt);
  return { ...model, state: workDays.state };
}

/** The fields with which an account is set up, those of its model and its vacation, and the function that does so. */
export function useStartForm(workDays: WorkDays) {
  const { language } = useFormats();
  const today = useToday();
  const changeAccount = useKeptChange(timeAccountKind);
  const changeWorkDays = useWorkDaysChange();
  const form = useModelForm(
    {
      account: { start: periodOfYear(yearOf(today)).from, opening: 0, cap: null, travelShare: 0 },
      workDays: { ...workDays, rows: [targetRowOn(today, workDays)] },
    },
    { opening: '' },
  );

  /**
   * Sets up the account.
   *
   * @returns whether it was set up; if not, the fields say why
   */
  async function begin(): Promise<boolean> {
    const values = await form.submit();
    const changedAt = Date.now();
    const typed = values && form.read(values, changedAt);
    if (!typed) return false;
    const vacation = vacationDaysOf(values.vacation, language);
    await changeWorkDays((before) => withStart(before, typed, today, changedAt));
    await changeAccount(
      (before) =>
        before ?? {
          ...typed.account,
          bookings: [],
          entitlements: entitlements(vacation, typed.account.start, changedAt),
          changedAt,
        },
    );
    return true;
  }

  return { ...form, begin };
}
