import { useTranslation } from 'react-i18next';
import type { GridCell } from '@/domain/work/weekGrid';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { type FieldProblem, messageOf } from '../../entry/workRecordRules';
import type { CellFailure, CellStatus } from './cellEdits';

type Typed = Extract<CellFailure, { kind: 'typed' }>['problem'];

const problems: Record<Exclude<Typed, 'changed'>, FieldProblem> = {
  ambiguous: 'hoursAmbiguous',
  'not-a-number': 'hoursUnknown',
  'out-of-range': 'hoursRange',
  'off-step': 'hoursStep',
  description: 'description',
};

/** Says in one sentence why a cell is not saved; undefined if nothing is wrong. */
export function useFailureText(): (cell: GridCell, status: CellStatus) => string | undefined {
  const { t } = useTranslation('weekGrid');
  const { t: tRecords } = useTranslation('workRecords');
  const formats = useFormats();
  const errorText = useErrorText();
  return (cell, { failure, text = '' }) => {
    if (failure === undefined) return undefined;
    if (failure.kind === 'service') return t('cell.failed', { reason: errorText(failure.error) });
    if (failure.problem !== 'changed') return messageOf(problems[failure.problem], text, tRecords, formats);
    return cell.hours === null ? t('cell.gone') : t('cell.changed', { hours: formats.hours(cell.hours) });
  };
}
