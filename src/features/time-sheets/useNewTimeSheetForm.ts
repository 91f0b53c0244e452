import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type IsoDate, isIsoDate, monthOf } from '@/domain/period';
import type { Period } from '@/domain/period';
import type { Rules } from '@/shared/forms/rules';
import { useAppForm } from '@/shared/forms/useAppForm';

/** A whole calendar month, or an explicit range (section 2). */
export type PeriodKind = 'month' | 'range';

type PeriodValues = {
  /** A day of the month that is meant. */
  readonly date: string;
  readonly from: string;
  readonly to: string;
};

/** What can be wrong with a field; the texts are `timeSheets:errors`. */
type FieldProblem = 'date' | 'dateUnknown' | 'endBeforeStart';

function periodOf(kind: PeriodKind, { date, from, to }: PeriodValues): Period | null {
  if (kind === 'month') return isIsoDate(date) ? monthOf(date) : null;
  return isIsoDate(from) && isIsoDate(to) && from <= to ? { from, to } : null;
}

function checkDate(text: string): FieldProblem | undefined {
  if (text.trim() === '') return 'date';
  return isIsoDate(text) ? undefined : 'dateUnknown';
}

const rules: Rules<PeriodValues, FieldProblem> = {
  date: { validate: checkDate },
  from: { validate: checkDate },
  to: {
    validate: (to, { from }) =>
      checkDate(to) ?? (isIsoDate(from) && to < from ? 'endBeforeStart' : undefined),
  },
};

/** Values and rules of the "New time sheet" modal (section 5, "Time sheet creation"). */
export function useNewTimeSheetForm(today: IsoDate) {
  const { t } = useTranslation('timeSheets');
  const month = monthOf(today);
  const [kind, setKind] = useState<PeriodKind>('month');
  const form = useAppForm<PeriodValues, FieldProblem>({
    initial: { date: today, from: month.from, to: month.to },
    rules,
    messageOf: (problem) => t(`errors.${problem}`),
  });

  return {
    kind,
    setKind,
    valueField: form.valueField,
    /** The days that the fields mean; null while they mean none. */
    period: periodOf(kind, form.values),
    /** The period to create; null while a field is wrong, whose message then shows. */
    submit: async (): Promise<Period | null> => {
      const valid = await form.submit();
      return valid && periodOf(kind, valid);
    },
  };
}
