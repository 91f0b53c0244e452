import { useTranslation } from 'react-i18next';
import { isIsoDate } from '@/domain/time/period';
import type { Rules } from '@/shared/forms/rules';
import { useAppForm } from '@/shared/forms/useAppForm';
import { type PeriodValues, timeSheetDrafts } from './timeSheetDraft';

/** What can be wrong with a field; the texts are `timeSheets:errors`. */
type FieldProblem = 'date' | 'dateUnknown' | 'endBeforeStart';

function checkDate(text: string): FieldProblem | undefined {
  if (text.trim() === '') return 'date';
  return isIsoDate(text) ? undefined : 'dateUnknown';
}

const rules: Rules<PeriodValues, FieldProblem> = {
  date: { validate: checkDate },
  from: { validate: checkDate },
  to: {
    validate: (text, { from }) =>
      checkDate(text) ?? (!isIsoDate(from) || from <= text ? undefined : 'endBeforeStart'),
  },
};

interface FormOrigin {
  readonly initial: PeriodValues;
  readonly isUnsaved: boolean;
  /** Names the wish of a draft that is gone on with. */
  readonly wish: string | undefined;
}

/** Values and rules of the "New time sheet" modal (section 5, "Time sheet creation"). */
export function useNewTimeSheetForm({ initial, isUnsaved, wish }: FormOrigin) {
  const { t } = useTranslation('timeSheets');
  return useAppForm<PeriodValues, FieldProblem>({
    initial,
    rules,
    messageOf: (problem) => t(`errors.${problem}`),
    draft: { kind: timeSheetDrafts, content: (values) => values, wish },
    isUnsaved,
    chooser: 'kind',
  });
}

export type TimeSheetForm = ReturnType<typeof useNewTimeSheetForm>;
