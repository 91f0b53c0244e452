import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameId } from '@/domain/id';
import { type WorkRecord, groupByDay, sumHours } from '@/domain/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { RecordMenu } from './RecordActions';
import { WorkRecordCardEditor } from './lazyEditors';
import type { WorkRecordListProps } from './WorkRecordTable';

/** The work list on a phone: cards grouped by day, with the day's total. */
export function WorkRecordCards({
  records,
  position,
  editedId,
  onInlineEdit,
  onInlineEditDone,
  ...handlers
}: WorkRecordListProps) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const readOnlyCard = (record: WorkRecord) => (
    <li key={record.id} className="tw-record">
      <span className="a-title ell">{record.customerName || record.description}</span>
      <span className="a-value num">{record.hours === null ? '–' : formats.hours(record.hours)}</span>
      <span className="a-sub ell">{record.projectName}</span>
      <span className="a-desc">{record.customerName && record.description}</span>
      <span className="a-act">
        <RecordMenu record={record} onInlineEdit={onInlineEdit} {...handlers} />
      </span>
    </li>
  );

  return (
    <div>
      {groupByDay(records, position).map(({ key: day, records: members, isWhole }) => (
        <section key={`${day}/${members[0]?.id}`} aria-labelledby={`day-${members[0]?.id}`}>
          <div className="tw-cards-head">
            <h2 id={`day-${members[0]?.id}`}>
              {formats.weekday(day, 'long')} <span className="t3 num">{formats.date(day)}</span>
            </h2>
            {isWhole && (
              <span className="num">{t('dayTotal', { hours: formats.hours(sumHours(members)) })}</span>
            )}
          </div>
          <ul className="tw-cards">
            {members.map((record) =>
              isSameId(record.id, editedId) ? (
                <Suspense key={record.id} fallback={readOnlyCard(record)}>
                  <li className="tw-record edit">
                    <WorkRecordCardEditor
                      record={record}
                      start={position.start}
                      column="description"
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
