import { clsx } from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type WorkRecord, groupByWeek } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { UnmatchedMark } from '@/shared/lists/find/UnmatchedMark';
import { positionOf } from '@/shared/lists/listPage';
import { useKeptFocus } from '@/shared/lists/useKeptFocus';
import { RecordMenu, SelectBox } from './RecordActions';
import { WaitingMark } from '@/shared/outbox/WaitingMark';
import { HintMark, ResultMark, WorkRecordCardEditor } from '../lazyParts';
import { WeekCardsHead } from './ListedWeek';
import { type ListedRecordProps, type WorkRecordListProps, useListedRecords } from './useListedRecords';
import selecting from '../bulk/selecting.module.scss';
import classes from './workRecordCards.module.scss';
import { MarkedText } from '@/shared/ui/options/MarkedText';

interface RecordCardProps extends ListedRecordProps {
  /** The user came from the strip to the day of this card. */
  readonly isMarked: boolean;
  /** While records are selected, a tap anywhere on the card selects it. */
  readonly isSelecting: boolean;
}

/**
 * A card that is not being edited. It only renders again when its own record changes, because a page has twenty of
 * them.
 */
const RecordCard = memo(function RecordCard(props: RecordCardProps) {
  const { record, hint, waiting, isMarked, isSelecting, isSelected, result, words, typed, on } = props;
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const hours = formats.hours(record.hours);
  const about = words.nameOf(record);
  return (
    <li
      className={clsx(
        'tw-record',
        isSelecting && selecting.selectableCard,
        isSelected && selecting.selectedCard,
        isMarked && 'is-saved',
      )}
      data-record={record.id}
      data-day={record.date}
      tabIndex={-1}
    >
      <button
        type="button"
        className="card-title card-open ellipsis"
        // It contains what is shown.
        aria-label={`${words.edit}: ${record.customerName ? about : `${about}, ${record.description}`}`}
        onClick={() => on.edit(record)}
      >
        <MarkedText text={record.customerName || record.description} typed={typed} />
      </button>
      <button
        type="button"
        className={clsx('card-value figures', classes.hours, isSelecting && classes.isCovered)}
        aria-label={`${t('columns.hours')}: ${about}`}
        onClick={() => on.editInline(record, 'hours')}
      >
        {hours}
      </button>
      <span className="card-subtitle ellipsis">
        <MarkedText text={words.projectName(record.projectName)} typed={typed} />
      </span>
      <span className="card-meta figures">
        {formats.weekday(record.date)} {formats.dayMonth(record.date)}
      </span>
      <span className={clsx('card-description', classes.description)}>
        {record.customerName && <MarkedText text={record.description} typed={typed} />}
        {result && <ResultMark of={result} />}
        <WaitingMark of={waiting} />
        <UnmatchedMark id={record.id} />
        {!waiting && hint && <HintMark {...{ record, hint, on, about }} />}
      </span>
      <span className="card-actions">
        <RecordMenu {...{ record, words, on }} />
      </span>
      {isSelecting && !waiting && <SelectBox {...{ record, words, isSelected, on }} />}
    </li>
  );
});

/**
 * The work list on a phone: cards grouped by week, with the week's total. A tap on a card opens its record, a tap on
 * its hours edits only those.
 */
export function WorkRecordCards(props: WorkRecordListProps) {
  const { page, inline, bulk, waiting, day, resultLine } = props;
  const unreadable = page.unreadable?.length ?? 0;
  const keptFocus = useKeptFocus();
  const { listed, isEdited, editing } = useListedRecords(props);
  const readOnlyCard = (record: WorkRecord) => (
    <RecordCard
      key={record.id}
      {...listed(record)}
      isMarked={record.date === day.markedDay}
      isSelecting={bulk.selected.length > 0}
    />
  );

  const card = (record: WorkRecord) =>
    isEdited(record) ? (
      <WorkRecordCardEditor
        key={inline.edited.editorKey}
        fallback={readOnlyCard(record)}
        {...editing(record)}
        onDone={inline.end}
      />
    ) : (
      readOnlyCard(record)
    );

  return (
    <div {...keptFocus}>
      {resultLine}
      {resultLine ? (
        <ul>{page.entries.map(card)}</ul>
      ) : (
        groupByWeek(page.entries, { ...positionOf(page), waiting }).map((group) => (
          <section key={group.id} aria-labelledby={group.id}>
            <WeekCardsHead {...{ of: group, waiting, unreadable }} />
            <ul>{group.records.map(card)}</ul>
          </section>
        ))
      )}
    </div>
  );
}
