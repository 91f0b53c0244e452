import { useState } from 'react';
import { type RegisterOptions, useForm, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type IsoDate, isIsoDate, monthOf } from '@/domain/period';
import type { Period } from '@/domain/period';

/** A whole calendar month, or an explicit range (section 2). */
export type PeriodKind = 'month' | 'range';

interface PeriodValues {
  /** A day of the month that is meant. */
  readonly date: string;
  readonly from: string;
  readonly to: string;
}

function periodOf(kind: PeriodKind, { date, from, to }: PeriodValues): Period | null {
  if (kind === 'month') return isIsoDate(date) ? monthOf(date) : null;
  return isIsoDate(from) && isIsoDate(to) && from <= to ? { from, to } : null;
}

/** Values and rules of the "New time sheet" modal (section 5, "Time sheet creation"). */
export function useNewTimeSheetForm(today: IsoDate) {
  const { t } = useTranslation('timeSheets');
  const month = monthOf(today);
  const initial: PeriodValues = { date: today, from: month.from, to: month.to };
  const [kind, setKind] = useState<PeriodKind>('month');
  const form = useForm<PeriodValues>({ defaultValues: initial, mode: 'onChange' });
  const { errors } = useFormState({ control: form.control });
  const values = { ...initial, ...useWatch({ control: form.control }) };

  const rules: { [Name in keyof PeriodValues]: RegisterOptions<PeriodValues, Name> } = {
    date: { validate: (text) => isIsoDate(text) || t('errors.date') },
    from: { validate: (text) => isIsoDate(text) || t('errors.date'), deps: 'to' },
    to: {
      validate: (text, { from }) =>
        !isIsoDate(text) ? t('errors.date') : !isIsoDate(from) || from <= text || t('errors.endBeforeStart'),
    },
  };

  return {
    kind,
    setKind,
    /** Name, ref and handlers for a field, and its message. Only fields on the screen are checked. */
    field: <Name extends keyof PeriodValues>(name: Name) => {
      const { ref, onChange, onBlur } = form.register<Name>(name, rules[name]);
      return { name, ref, onChange, onBlur, error: errors[name]?.message };
    },
    /** The days that the fields mean; null while they mean none. */
    period: periodOf(kind, values),
    /** The period to create; null while a field is wrong, whose message then shows. */
    submit: async (): Promise<Period | null> => {
      let period: Period | null = null;
      await form.handleSubmit((submitted) => {
        period = periodOf(kind, submitted);
      })();
      return period;
    },
  };
}
