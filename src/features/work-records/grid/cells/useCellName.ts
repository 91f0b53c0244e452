import { useTranslation } from 'react-i18next';
import type { GridCell, GridPair } from '@/domain/work/weekGrid';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';

/** The name of a row: customer and project, if there are any. */
export function usePairName(): (pair: GridPair) => string {
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
    const words = { name, hours: formats.hours(hours ?? 0), count: records.length };
    return kind === 'travel' ? t('cell.travel', words) : t('cell.several', words);
  };
}
