import { useTranslation } from 'react-i18next';
import type { RowProblem } from '@/domain/import/importTypes';
import { clockText } from '../useLengthText';

/** Why a row becomes no record, in words. */
export function useProblemText(): (problem: RowProblem) => string {
  const { t } = useTranslation('fileImport');
  return (problem) => {
    switch (problem.code) {
      case 'other':
        return t('problemText.other', { name: problem.name });
      case 'no-such-day':
      case 'unreadable-hours':
      case 'absence':
        return t(`problemText.${problem.code}`, { cell: problem.cell });
      case 'equal':
        return t('problemText.equal', { row: problem.row });
      case 'total': {
        const { difference } = problem;
        if (difference === null) return t('problemText.total');
        return difference === 0
          ? t('problemText.totalAgrees')
          : t('problemText.totalDiffers', { by: clockText(difference) });
      }
      case 'no-text':
      case 'running':
      case 'no-hours':
      case 'zero':
      case 'negative':
      case 'over-24':
      case 'before-2000':
      case 'too-late':
      case 'break':
      case 'line-left-out':
        return t(`problemText.${problem.code}`);
    }
  };
}
