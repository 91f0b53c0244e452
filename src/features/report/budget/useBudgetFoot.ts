import { useTranslation } from 'react-i18next';
import type { ReportAnswers } from '../reading/answers';
import type { ReportReading } from '../reading/reportReading';

/** The sentences below the budgets and in files, about the hours that count and the projects that are left out. */
export function useBudgetFoot({ isComplete }: ReportReading) {
  const { t } = useTranslation('report');
  return ({ completed, unknown }: ReportAnswers['budget']): readonly string[] => {
    const [only] = completed;
    return [
      ...(isComplete ? [] : [t('budget.footInterim')]),
      ...(unknown.length > 0 ? [t('budget.unknown', { names: unknown.join(', ') })] : []),
      t('budget.foot'),
      ...(only
        ? [
            t('budget.footCompleted', {
              count: completed.length,
              name: `${only.customerName} · ${only.name}`,
            }),
          ]
        : []),
    ];
  };
}
