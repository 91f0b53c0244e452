import type { GridCell } from '@/domain/work/weekGrid';
import { hoursOf } from '@/domain/time/typedHours';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useLanguage } from '@/shared/i18n/useLanguage';
import type { WorkRecordDraft } from '../entry/workRecordDraft';
import { type WorkRecordPrefill, valuesOf } from '../entry/workRecordValues';
import type { CellEdits, CellStatus } from './cells/cellEdits';
import { descriptionOf } from './cells/cellMeaning';

/** The functions that open the work-time dialog. */
export interface DialogOpeners {
  readonly openFilled: (prefill: WorkRecordPrefill) => void;
  readonly openTyped: (prefill: WorkRecordPrefill) => void;
  readonly openEdit: (record: WorkRecord) => void;
  readonly openDraft: (draft: WorkRecordDraft) => void;
}

interface OpenCellOptions {
  readonly records: readonly WorkRecord[];
  readonly edits: CellEdits;
  readonly open: DialogOpeners;
  /** Asks which of several records is meant. */
  readonly onSeveral: (cell: GridCell) => void;
}

/** Opens the dialog for a cell, with what is typed in the cell. */
export function useOpenCell({ records, edits, open, onSeveral }: OpenCellOptions): (cell: GridCell) => void {
  const language = useLanguage();

  function openNew(cell: GridCell, status: CellStatus) {
    const hours = hoursOf(status.text ?? '');
    const prefill: WorkRecordPrefill = {
      date: cell.date,
      description: descriptionOf(cell, records, status),
      customerId: String(cell.pair.customerId ?? ''),
      projectId: String(cell.pair.projectId ?? ''),
      ...(typeof hours === 'number' && { hours }),
    };
    if (status.text === undefined && status.description === undefined) open.openFilled(prefill);
    else open.openTyped(prefill);
  }

  return (cell) => {
    const [record] = cell.records;
    if (cell.records.length > 1) {
      onSeveral(cell);
      return;
    }
    const status = edits.get(cell.key);
    const { text, description } = status;
    edits.forget(cell.key);
    if (!record) openNew(cell, status);
    else if (text === undefined && description === undefined) open.openEdit(record);
    else {
      const typed = {
        ...(text !== undefined && { hours: text }),
        ...(description !== undefined && { description }),
      };
      open.openDraft({ record, values: { ...valuesOf(record, language), ...typed } });
    }
  };
}
