import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameId } from '@/domain/id';
import { type WaitingRecord, countedRecords, waitingFor } from '@/domain/waitingRecords';
import { type WeekGroup, type WorkRecord, groupByWeek, sumHours } from '@/domain/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { useKeptFocus } from '@/shared/lists/useKeptFocus';
import { type RecordHandlers, RecordMenu, useRecordName } from './RecordActions';
import { WaitingMark } from '../outbox/WaitingMark';
import { HintMark } from './lazyHintMark';
import { ResultMark } from '../bulk/lazyBulk';
import { SelectBox } from '../bulk/SelectBox';
import { WorkRecordCardEditor } from '../lazyEditors';
import type { WorkRecordListProps } from './WorkRecordTable';

interface RecordCardProps extends Pick<WorkRecordListProps, 'bulk' | 'hints' | 'onInlineEdit'> {
  readonly record: WorkRecord;
  readonly waiting: WaitingRecord | undefined;
  /** Somebody came from the strip to its day. */
  readonly isMarked: boolean;
  readonly handlers: RecordHandlers;
}

/** A card that is read; while records are selected, all of it is the box that selects it. */
function RecordCard({ record, waiting, isMarked, bulk, hints, onInlineEdit, handlers }: RecordCardProps) {
  const { t } = useTranslation('common');
  const formats = useFormats();
  const nameOf = useRecordName();
  const isSelecting = bulk.selected.length > 0;
  const result = bulk.resultOf(record);
  const classes = [
    'tw-record',
    isSelecting && 'is-selectable',
    bulk.isSelected(record) && 'is-selected',
    isMarked && 'is-saved',
  ];
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      data-record={record.id}
      data-day={record.date}
      tabIndex={-1}
    >
      <button
        type="button"
        className="a-title a-open ell"
        aria-label={`${t('actions.edit')}: ${nameOf(record)}`}
        onClick={() => handlers.onEdit(record)}
      >
        {record.customerName || record.description}
      </button>
      <span className="a-value num">{record.hours === null ? '–' : formats.hours(record.hours)}</span>
      <span className="a-sub ell">{record.projectName}</span>
      <span className="a-meta num">
        {formats.weekday(record.date)} {formats.dayMonth(record.date)}
      </span>
      <span className="a-desc">
        {record.customerName && record.description}
        {result && <ResultMark of={result} />}
        <WaitingMark of={waiting} />
        {!waiting && hints.of(record) && (
          <HintMark
            {...{ record, hints }}
            onMend={() => handlers.onEdit(record)}
            onDelete={handlers.onDelete}
          />
        )}
      </span>
      <span className="a-act">
        <RecordMenu
          record={record}
          onInlineEdit={onInlineEdit}
          onSelect={(first) => bulk.select(first, false)}
          {...handlers}
        />
      </span>
      {isSelecting && <SelectBox {...{ record, bulk }} />}
    </li>
  );
}

/** The work list on a phone: cards grouped by week, with the week's total. A tap on a card opens its record. */
export function WorkRecordCards({
  records,
  position,
  edited: { editedId, isCopy },
  onInlineEdit,
  onInlineEditDone,
  hints,
  bulk,
  waiting,
  markedDay,
  ...handlers
}: WorkRecordListProps) {
  const keptFocus = useKeptFocus();
  const readOnlyCard = (record: WorkRecord) => (
    <RecordCard
      key={record.id}
      {...{ record, bulk, hints, onInlineEdit, handlers }}
      waiting={waitingFor(waiting, record.id)}
      isMarked={record.date === markedDay}
    />
  );

  return (
    <div {...keptFocus}>
      {groupByWeek(records, position).map((group) => (
        <section key={`${group.week.monday}/${group.records[0]?.id}`} aria-labelledby={headId(group)}>
          <WeekHead of={group} hours={sumHours(countedRecords(group.records, waiting))} />
          <ul className="tw-cards">
            {group.records.map((record) =>
              isSameId(record.id, editedId) ? (
                <Suspense key={record.id} fallback={readOnlyCard(record)}>
                  <li className="tw-record edit">
                    <WorkRecordCardEditor
                      record={record}
                      column="description"
                      isCopy={isCopy}
                      onDone={onInlineEditDone}
                    />
                  </li>
                </Suspense>
              ) : (
                readOnlyCard(record)
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}

function headId({ records }: WeekGroup): string {
  return `week-${records[0]?.id}`;
}

/** The week above its cards; its sum only where all of them are on this page. */
function WeekHead({ of: group, hours }: { readonly of: WeekGroup; readonly hours: number }) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const { week, isWhole } = group;
  return (
    <div className="tw-cards-head">
      <h2 id={headId(group)}>
        {t('week', { week: week.week })}{' '}
        <span className="t3 num">{formats.dayRange(week.monday, week.sunday)}</span>
      </h2>
      {isWhole && <span className="num">{t('weekTotal', { hours: formats.hours(hours) })}</span>}
    </div>
  );
}
