import { useTranslation } from 'react-i18next';
import type { GridCell } from '@/domain/work/weekGrid';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { usePairName } from './cells/useCellName';

interface CellRecordsProps {
  readonly cell: GridCell;
  readonly onEdit: (record: WorkRecord) => void;
  readonly onClose: () => void;
}

/** The records of a cell that holds several: one of them is opened. */
export function CellRecords({ cell, onEdit, onClose }: CellRecordsProps) {
  const { t } = useTranslation(['weekGrid', 'common']);
  const formats = useFormats();
  return (
    <Dialog
      title={t('weekGrid:several.title', { day: formats.namedDay(cell.date) })}
      subtitle={usePairName()(cell.pair)}
      cancelLabel={t('common:actions.close')}
      onClose={onClose}
    >
      <ul className="tw-cellrecords">
        {cell.records.map((record) => (
          <li key={record.id}>
            <button
              type="button"
              onClick={() => {
                onClose();
                onEdit(record);
              }}
            >
              <b className="num">{record.hours === null ? '–' : formats.hours(record.hours)}</b>
              <span>{record.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
