import { useTranslation } from 'react-i18next';
import { MAX_VACATION, vacationDaysOf } from '@/domain/account/absenceYear';
import type { Entitlement, TimeAccount } from '@/domain/account/timeAccount';
import { type IsoDate, isIsoDate, isoDate, yearOf } from '@/domain/time/period';
import { type WorkDays, targetRowOn, withTargetsOn } from '@/domain/time/targets';
import { useAppForm } from '@/shared/forms/useAppForm';
import { useFormats } from '@/shared/i18n/useFormats';
import { useToday } from '@/shared/ui/timing/useClock';
import {
  TARGET_FIELDS,
  type TargetField,
  stateOf,
  targetField,
  targetProblem,
  targetTexts,
  targetsOf,
} from '@/shared/work-days/typedWorkDays';
import { timeAccountKind } from '../kept/accountKept';
import { useKeptChange, useWorkDaysChange } from '../kept/useKept';
import { type ModelProblem, balanceOf, startProblem } from './typedModel';
import { useProblemText } from './useModelForm';

type StartValues = Record<TargetField, string> & {
  readonly start: string;
  readonly opening: string;
  readonly state: string;
  readonly vacation: string;
};

function entitlements(days: number | null | undefined, start: IsoDate, changedAt: number): Entitlement[] {
  if (days === null || days === undefined) return [];
  return [{ year: yearOf(start), days, carriedOver: 0, lapses: false, changedAt }];
}

/**
 * The working days with the typed targets. If there is only one row, it then counts from the start of the account. If there
 * are several, which were read from a device file, the row of today changes.
 */
function withStart(before: WorkDays, values: StartValues, today: IsoDate, changedAt: number): WorkDays {
  const known = targetRowOn(today, before).targets;
  const targets = targetsOf((day) => values[targetField(day)], known);
  const from = isoDate(values.start);
  const model =
    before.rows.length === 1
      ? { ...before, rows: [{ from, targets, changedAt }] }
      : withTargetsOn(today, before, targets, changedAt);
  return { ...model, state: stateOf(values.state) };
}

/** The fields with which an account is set up, and the function that does so. */
export function useStartForm(workDays: WorkDays) {
  const { t } = useTranslation('accountModel');
  const { language } = useFormats();
  const today = useToday();
  const changeAccount = useKeptChange(timeAccountKind);
  const changeWorkDays = useWorkDaysChange();
  const problemText = useProblemText();
  const { targets } = targetRowOn(today, workDays);
  const form = useAppForm<StartValues, ModelProblem | 'days'>({
    initial: {
      start: `${yearOf(today)}-01-01`,
      opening: '',
      ...targetTexts(targets, language),
      state: workDays.state ?? '',
      vacation: '',
    },
    rules: {
      start: { validate: (text) => startProblem(text, today) },
      opening: { validate: (text) => (balanceOf(text) === undefined ? 'balance' : undefined) },
      ...Object.fromEntries(
        TARGET_FIELDS.map((field) => [field, { validate: (text: string) => targetProblem(text, targets) }]),
      ),
      vacation: { validate: (text) => (vacationDaysOf(text, language) === undefined ? 'days' : undefined) },
    },
    messageOf: (problem) =>
      problem === 'days' ? t('errors.days', { max: MAX_VACATION }) : problemText(problem),
  });

  /**
   * Sets up the account.
   *
   * @returns whether it was set up; if not, the fields say why
   */
  async function begin(): Promise<boolean> {
    const values = await form.submit();
    if (!values || !isIsoDate(values.start)) return false;
    const changedAt = Date.now();
    const { start } = values;
    const begun: TimeAccount = {
      start,
      opening: balanceOf(values.opening) ?? 0,
      cap: null,
      travelShare: 0,
      bookings: [],
      entitlements: entitlements(vacationDaysOf(values.vacation, language), start, changedAt),
      changedAt,
    };
    await changeWorkDays((before) => withStart(before, values, today, changedAt));
    await changeAccount((before) => before ?? begun);
    return true;
  }

  return {
    ...form,
    targets,
    typedTargets: targetsOf((day) => form.values[targetField(day)], targets),
    begin,
  };
}
