import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridCell } from '@/domain/work/weekGrid';
import { useUnsaved } from '@/shared/drafts/useUnsaved';
import { useCreateFromAddress } from '@/shared/lists/useCreateFromAddress';
import { COPY_WEEK } from '@/shared/paths';
import { LoadError } from '@/shared/ui/messages/LoadError';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { useSingleKey } from '@/shared/ui/keys/useSingleKey';
import type { WorkPair, WorkRecord } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { CustomerAndProjectFields, usePairChoice } from '@/features/pair-choice';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { useWhenIdle } from '@/shared/ui/timing/useWhenIdle';
import type { Week } from '../week/useWeek';
import { WeekSection } from '../week/WeekHead';
import { GridSkeleton, Waiting } from './GridSkeleton';
import { WeekGridPanel } from './WeekGridPanel';
import { type CellEdits, useCellEdits } from './cells/cellEdits';
import { DayView } from './day/DayView';
import { type DialogOpeners, useOpenCell } from './useOpenCell';
import { type KnownWeek, isWeekKnown, useWeekGrid } from './useWeekGrid';
import { usePairName } from './cells/cellWords';
import { Button } from '@/shared/ui/buttons/Button';
import classes from './weekView.module.scss';

const CopyWeekDialog = lazyComponent(async () => (await import('./copy/CopyWeekDialog')).CopyWeekDialog);

interface WeekViewProps {
  readonly week: Week;
  readonly open: DialogOpeners;
  /** Whether the dialog for copying the week before is open. */
  readonly isCopying: boolean;
  readonly onCopy: () => void;
  readonly onCopyEnd: () => void;
}

/** The week as a grid, or one day of it on a phone; a skeleton until all of it is known. */
export function WeekView({ week, ...view }: WeekViewProps) {
  const { t } = useTranslation(['weekGrid', 'workRecords']);
  if (isWeekKnown(week)) return <KnownWeekView week={week} {...view} />;
  return (
    <>
      <WeekSection week={{ ...week, strip: null }} />
      {week.hasFailed ? (
        <LoadError
          title={t('workRecords:strip.failed')}
          text={t('weekGrid:notWhole')}
          onRetry={() => week.retry?.()}
        />
      ) : (
        <Waiting>
          <GridSkeleton week={week} />
        </Waiting>
      )}
    </>
  );
}

type Asking = { readonly kind: 'row' } | { readonly kind: 'several'; readonly cell: GridCell };

/** Reports unsaved typing; a component of its own, so that the first key renders no more than its cell. */
function Unsaved({ edits }: { readonly edits: CellEdits }) {
  useUnsaved(useSyncExternalStore(edits.subscribe, edits.hasTyped));
  return null;
}

interface KnownWeekViewProps extends Omit<WeekViewProps, 'week'> {
  readonly week: KnownWeek;
}

function KnownWeekView({ week, open, isCopying, onCopy, onCopyEnd }: KnownWeekViewProps) {
  const edits = useCellEdits();
  const isPhone = usePhone();
  const { rows, grid, strip } = useWeekGrid(week, edits);
  const [asking, setAsking] = useState<Asking | null>(null);
  useSingleKey('copyWeek', onCopy);
  useWhenIdle(CopyWeekDialog.preload);
  useCreateFromAddress(onCopy, COPY_WEEK);
  const openCell = useOpenCell({
    records: week.known,
    edits,
    open,
    onSeveral: (cell) => setAsking({ kind: 'several', cell }),
  });
  const shown = { week, strip, edits, onOpen: openCell, onAdd: () => setAsking({ kind: 'row' }) };

  return (
    <>
      <Unsaved edits={edits} />
      <WeekSection week={{ ...week, strip }} />
      {grid === null && (
        <Waiting>
          <GridSkeleton week={week} />
        </Waiting>
      )}
      {grid &&
        (isPhone ? (
          <DayView grid={grid} onCopy={onCopy} {...shown} />
        ) : (
          <WeekGridPanel grid={grid} {...shown} />
        ))}
      {asking?.kind === 'row' && <AddRow onAdd={rows.add} onClose={() => setAsking(null)} />}
      {asking?.kind === 'several' && (
        <CellRecords cell={asking.cell} onEdit={open.openEdit} onClose={() => setAsking(null)} />
      )}

      {isCopying && <CopyWeekDialog week={week} rows={rows} edits={edits} onClose={onCopyEnd} />}
    </>
  );
}

interface CellRecordsProps {
  readonly cell: GridCell;
  readonly onEdit: (record: WorkRecord) => void;
  readonly onClose: () => void;
}

/** Lists the records of a cell that has several, to open one of them. */
function CellRecords({ cell, onEdit, onClose }: CellRecordsProps) {
  const { t } = useTranslation(['weekGrid', 'common']);
  const formats = useFormats();
  return (
    <Dialog
      title={t('weekGrid:several.title', { day: formats.namedDay(cell.date) })}
      subtitle={usePairName()(cell.pair)}
      cancelLabel={t('common:actions.close')}
      onClose={onClose}
    >
      <ul className={classes.records}>
        {cell.records.map((record) => (
          <li key={record.id}>
            <button
              type="button"
              onClick={() => {
                onClose();
                onEdit(record);
              }}
            >
              <b className="figures at-right">{formats.hours(record.hours)}</b>
              <span>{record.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface AddRowProps {
  readonly onAdd: (pair: WorkPair) => void;
  readonly onClose: () => void;
}

/** Asks for the customer and the project of a new row. */
function AddRow({ onAdd, onClose }: AddRowProps) {
  const { t } = useTranslation('weekGrid');
  const formId = useId();
  const { fields, choose, pair } = usePairChoice();
  const [isMissing, setIsMissing] = useState(false);
  const isNone = fields.values.customerId === '';

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsMissing(isNone);
    if (isNone) return;
    onAdd(pair);
    onClose();
  }

  return (
    <Dialog
      title={t('row.title')}
      onClose={onClose}
      footer={<Button look="primary" label={t('row.add')} type="submit" form={formId} />}
    >
      <form id={formId} className="tw-form" noValidate onSubmit={handleSubmit}>
        <CustomerAndProjectFields
          {...fields}
          field={(name) => ({
            onValue: (value) => choose(name, value),
            ...(name === 'customerId' && isMissing && isNone && { error: t('row.missing') }),
          })}
        />
      </form>
    </Dialog>
  );
}
