import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_VACATION } from '@/domain/account/absenceYear';
import { FIRST_ROW_FROM } from '@/domain/time/targets';
import { useAppForm } from '@/shared/forms/useAppForm';
import { useFormats } from '@/shared/i18n/useFormats';
import { useToday } from '@/shared/ui/timing/useClock';
import { TARGET_FIELDS } from '@/shared/work-days/typedWorkDays';
import {
  type Model,
  type ModelProblem,
  type ModelValues,
  initialModel,
  modelOf,
  modelProblems,
  rowField,
  rowTargets,
  rowValues,
  shownRows,
} from './typedModel';

/**
 * The fields and rules of the working-time model; its rows can be added and removed.
 *
 * @param empty fields that begin without a text
 */
export function useModelForm(before: Model, empty: Partial<Pick<ModelValues, 'opening'>> = {}) {
  const { t } = useTranslation(['accountModel', 'workSettings']);
  const { date, language } = useFormats();
  const today = useToday();
  const [initialRows] = useState(() => shownRows(before.workDays).map((_, row) => row));
  const [rows, setRows] = useState<readonly number[]>(initialRows);
  const known = { before, today, language, isNew: empty.opening !== undefined };

  const checked = (name: string) => ({
    validate: (_: unknown, values: ModelValues) => modelProblems(values, rows, known)[name],
  });
  const names = rows.flatMap((row) => [`from-${row}`, ...TARGET_FIELDS.map((field) => `${field}-${row}`)]);
  const form = useAppForm<ModelValues, ModelProblem>({
    initial: { ...initialModel(before, language), ...empty },
    rules: Object.fromEntries(
      [...names, 'start', 'opening', 'limit', 'since', 'vacation'].map((name) => [name, checked(name)]),
    ),
    figures: ['vacation'],
    messageOf: (problem) =>
      problem === 'hours'
        ? t('workSettings:errors.hours')
        : t(`accountModel:errors.${problem}`, { date: date(FIRST_ROW_FROM), max: MAX_VACATION }),
    hasMore: rows.join(' ') !== initialRows.join(' '),
  });

  return {
    ...form,
    before,
    rows,
    /** Adds an empty row on top, with the hours of the newest one. */
    addRow: () => {
      const row = Math.max(...rows, ...initialRows) + 1;
      const newest = rows[0] ?? 0;
      form.setValues(rowValues(row, '', (day) => form.values[rowField(newest, day)] ?? ''));
      setRows([row, ...rows]);
    },
    removeRow: (row: number) => setRows(rows.filter((one) => one !== row)),
    targetsOfRow: (row: number) => rowTargets(form.values, row, before),
    /** The typed model; null if a field has a problem. @param changedAt of the rows that have changed */
    read: (values: ModelValues, changedAt: number) => modelOf(values, rows, known, changedAt),
  };
}

export type ModelForm = ReturnType<typeof useModelForm>;
