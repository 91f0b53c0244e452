import { useTranslation } from 'react-i18next';
import type { RowProblem } from '@/domain/import/importTypes';
import { clockText } from '../useLengthText';

/** Why a row becomes no record, in words. */
export function useProblemText(): (problem: RowProblem) => string {
  const { t } = useTranslation('fileImport');
  return (problem) => {
    if (problem.code !== 'total') return t(`problemText.${problem.code}`, { ...problem });
    const { difference } = problem;
    if (difference === null) return t('problemText.total');
    return difference === 0
      ? t('problemText.totalAgrees')
      : t('problemText.totalDiffers', { by: clockText(difference) });
  };
}
