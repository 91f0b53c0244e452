import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type IsoDate,
  type Period,
  isIsoDate,
  isIsoMonth,
  isoDate,
  monthOf,
  monthOfDay,
} from '@/domain/time/period';
import type { Rules } from '@/shared/forms/rules';
import { useAppForm } from '@/shared/forms/useAppForm';

/** A whole month, or an extended range (section 2, "Time sheet export"). */
export type ExportKind = 'month' | 'range';

type ExportValues = { readonly month: string; readonly from: string; readonly to: string };
type Problem = 'month' | 'date' | 'endBeforeStart';

const checkDate = (text: string): Problem | undefined => (isIsoDate(text) ? undefined : 'date');

const rules: Rules<ExportValues, Problem> = {
  month: { validate: (text) => (isIsoMonth(text) ? undefined : 'month') },
  from: { validate: checkDate },
  to: {
    validate: (to, { from }) =>
      checkDate(to) ?? (isIsoDate(from) && to < from ? 'endBeforeStart' : undefined),
  },
};

/** Values and rules of the export: the first to the last day of the chosen month (section 5), or a range. */
export function useExportForm(today: IsoDate) {
  const { t } = useTranslation('customers');
  const [kind, setKind] = useState<ExportKind>('month');
  const month = monthOf(today);
  const form = useAppForm<ExportValues, Problem>({
    initial: { month: monthOfDay(today), from: month.from, to: month.to },
    rules,
    messageOf: (problem) => t(`exportDialog.errors.${problem}`),
  });
  return {
    kind,
    setKind,
    valueField: form.valueField,
    /** Exports these days. */
    setRange: ({ from, to }: Period) => {
      setKind('range');
      form.setValue('from', from);
      form.setValue('to', to);
    },
    /** The days to export; null while a field is wrong, whose message then shows. Only fields on the screen are checked. */
    submit: async (): Promise<Period | null> => {
      const values = await form.submit();
      if (!values) return null;
      if (kind === 'month') return monthOf(isoDate(`${values.month}-01`));
      return { from: isoDate(values.from), to: isoDate(values.to) };
    },
  };
}

export type ExportForm = ReturnType<typeof useExportForm>;
