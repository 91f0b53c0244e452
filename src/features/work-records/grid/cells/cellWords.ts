import { useTranslation } from 'react-i18next';
import type { GridCell } from '@/domain/work/weekGrid';
import type { WorkPair } from '@/domain/work/workRecord';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { type FieldProblem, hoursErrors, messageOf } from '../../entry/workRecordRules';
import type { CellFailure, CellStatus } from './cellEdits';

/** The name of a row: customer and project, if there are any. */
export function usePairName(): (pair: WorkPair) => string {
  const { t } = useTranslation('weekGrid');
  const shownName = useProjectName();
  return ({ customerName, customerId, projectName }) =>
    [
      customerName || (customerId === null ? t('noCustomer') : String(customerId)),
      shownName(projectName) || t('noProject'),
    ].join(', ');
}

/** The accessible name of a cell: its day, its row, and why it cannot be typed over. */
export function useCellName(): (cell: GridCell) => string {
  const { t } = useTranslation('weekGrid');
  const formats = useFormats();
  const pairName = usePairName();
  return ({ date, pair, kind, hours, records }) => {
    const name = `${formats.day(date)}, ${pairName(pair)}`;
    if (kind === 'empty' || kind === 'single') return name;
    const words = { name, hours: formats.hours(hours), count: records.length };
    return kind === 'travel' ? t('cell.travel', words) : t('cell.several', words);
  };
}

type Typed = Extract<CellFailure, { kind: 'typed' }>['problem'];

const problems: Record<Exclude<Typed, 'changed'>, FieldProblem> = {
  ...hoursErrors,
  ambiguous: 'hoursAmbiguous',
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
