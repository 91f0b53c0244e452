import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameId } from '@/domain/id';
import { type WorkRecord, groupByWeek, sumHours } from '@/domain/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { useKeptFocus } from '@/shared/lists/useKeptFocus';
import { RecordMenu, useRecordName } from './RecordActions';
import { WorkRecordCardEditor } from '../lazyEditors';
import type { WorkRecordListProps } from './WorkRecordTable';

/** The work list on a phone: cards grouped by week, with the week's total. A tap on a card opens its record. */
export function WorkRecordCards({
  records,
  position,
  editedId,
  onInlineEdit,
  onInlineEditDone,
  ...handlers
}: WorkRecordListProps) {
  const { t } = useTranslation(['workRecords', 'common']);
  const formats = useFormats();
  const nameOf = useRecordName();
  const keptFocus = useKeptFocus();
  const readOnlyCard = (record: WorkRecord) => (
    <li key={record.id} className="tw-record" data-record={record.id} tabIndex={-1}>
      <button
        type="button"
        className="a-title a-open ell"
        aria-label={`${t('common:actions.edit')}: ${nameOf(record)}`}
        onClick={() => handlers.onEdit(record)}
      >
        {record.customerName || record.description}
      </button>
      <span className="a-value num">{record.hours === null ? '–' : formats.hours(record.hours)}</span>
      <span className="a-sub ell">{record.projectName}</span>
      <span className="a-meta num">
        {formats.weekday(record.date)} {formats.dayMonth(record.date)}
      </span>
      <span className="a-desc">{record.customerName && record.description}</span>
      <span className="a-act">
        <RecordMenu record={record} onInlineEdit={onInlineEdit} {...handlers} />
      </span>
    </li>
  );

  return (
    <div {...keptFocus}>
      {groupByWeek(records, position).map(({ week, records: members, isWhole }) => (
        <section key={`${week.monday}/${members[0]?.id}`} aria-labelledby={`week-${members[0]?.id}`}>
          <div className="tw-cards-head">
            <h2 id={`week-${members[0]?.id}`}>
              {t('workRecords:week', { week: week.week })}{' '}
              <span className="t3 num">{formats.dayRange(week.monday, week.sunday)}</span>
            </h2>
            {isWhole && (
              <span className="num">
                {t('workRecords:weekTotal', { hours: formats.hours(sumHours(members)) })}
              </span>
            )}
          </div>
          <ul className="tw-cards">
            {members.map((record) =>
              isSameId(record.id, editedId) ? (
                <Suspense key={record.id} fallback={readOnlyCard(record)}>
                  <li className="tw-record edit">
                    <WorkRecordCardEditor record={record} column="description" onDone={onInlineEditDone} />
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
