import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { clockText, notTakenRows } from '@/domain/import/importSums';
import type { ImportRow } from '@/domain/import/importTypes';
import { LONGEST_TEXT } from '@/domain/import/judgeRows';
import type { LeftOutRow, NewRecord } from '@/domain/import/newRecords';
import { sumHours } from '@/domain/work/workRecord';
import { MINUS } from '@/shared/i18n/format';
import { useFormats } from '@/shared/i18n/useFormats';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import type { ImportPlan } from '../useImportPlan';
import { Note, RowLine } from './NoteParts';
import { NotTakenFile } from './NotTakenFile';
import { type Notes, useReasonText } from './useNotes';
import classes from './notesTab.module.scss';

type Code = Notes['rows' | 'quietRows' | 'marks' | 'quietMarks'][number]['code'];

/** What is left out or not ticked, with rows and reasons; some of it can be settled here. */
export function NotesTab({ plan, notes }: { readonly plan: ImportPlan; readonly notes: Notes }) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const { openQuotes, notTaken, people } = plan.reading;
  /** `David Okafor 4, Lea Hoffmann 2` */
  const others = people.names.flatMap(({ name, rows, isOwn }) => (isOwn ? [] : `${name} ${rows}`)).join(', ');
  const hoursOf = (records: readonly NewRecord[]) => t('hours', { hours: formats.hours(sumHours(records)) });
  const propsOf = <Entry,>(
    { code, entries }: { readonly code: Code; readonly entries: readonly Entry[] },
    unit: 'rows' | 'entries',
  ) => ({ code, entries, title: t(`reasons.${code}.title`), count: t(unit, { count: entries.length }) });
  return (
    <>
      {notes.rows.map((note) => (
        <Note key={note.code} {...propsOf(note, 'rows')} effect={t(`reasons.${note.code}.effect`)}>
          {(entry) => <ProblemLine key={entry.row.key} {...entry} plan={plan} />}
        </Note>
      ))}
      {notes.marks.map((note) => (
        <Note key={note.code} {...propsOf(note, 'entries')} effect={t('reasons.unticked.short')}>
          {(record) => <MarkLine key={record.key} record={record} />}
        </Note>
      ))}
      {openQuotes.length > 0 && (
        <Note
          code="open-quotes"
          title={t('notes.openQuotes.title')}
          count={t('notes.inRows', { rows: formats.list(openQuotes.map(String)) })}
          effect={t('notes.openQuotes.effect')}
        />
      )}
      <RowNotes rows={plan.reading.rows} />
      {notes.quietRows.map((note) => (
        <Note
          key={note.code}
          {...propsOf(note, 'rows')}
          look="quiet"
          effect={note.code === 'other' ? others : t(`reasons.${note.code}.effect`)}
        />
      ))}
      {notes.quietMarks.map((note) => (
        <Note key={note.code} {...propsOf(note, 'entries')} look="good" effect={hoursOf(note.entries)} />
      ))}
      {notTaken.length > 0 && (
        <Note
          code="not-taken"
          look="quiet"
          title={t('notes.notTaken')}
          effect={notTaken.map((one) => t(`notTaken.${one}`)).join(', ')}
        />
      )}
      <NotTakenFile plan={plan} rows={notTakenRows(plan.made, plan.ticks)} hasCount />
    </>
  );
}

/** A row that is left out; a missing text can be typed, and one like another can count. */
function ProblemLine({ row, problem, plan }: LeftOutRow & { readonly plan: ImportPlan }) {
  const { t } = useTranslation('fileImport');
  const reasonText = useReasonText();
  if (problem.code === 'no-text') {
    return (
      <RowLine row={row} end={row.seconds !== null && clockText(row.seconds, false)}>
        <input
          className={`form-control ${classes.what}`}
          maxLength={LONGEST_TEXT}
          placeholder={t('notes.textHere')}
          aria-label={t('notes.textOf', { row: row.number })}
          value={plan.texts.get(row.number) ?? ''}
          onChange={({ target: { value } }) => plan.setText(row.number, value)}
        />
      </RowLine>
    );
  }
  const end =
    problem.code === 'equal' ? (
      <SwitchField
        label={t('notes.count')}
        aria-label={t('notes.countRow', { row: row.number })}
        checked={plan.counted.has(row.number)}
        onChange={({ target: { checked } }) => plan.count(row.number, checked)}
      />
    ) : (
      row.seconds !== null && `${row.seconds < 0 ? MINUS : ''}${clockText(row.seconds, false)}`
    );
  return <RowLine row={row} about={reasonText(problem)} end={end} />;
}

/** A record that is not ticked, by the first of its rows. */
function MarkLine({ record: { hours, mark, rows } }: { readonly record: NewRecord }) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const [row] = rows;
  if (!row) return null;
  const isLike = mark && 'hours' in mark && mark.hours !== null;
  const about = [
    t('hours', { hours: formats.hours(hours) }),
    isLike && t(`reasons.${mark.code}.about`, { hours: formats.hours(mark.hours) }),
  ];
  const toPreview = (
    <Link className="tw-link" to={{ search: '?tab=preview' }} replace>
      {t('notes.inPreview')}
    </Link>
  );
  return <RowLine row={row} about={about.filter(Boolean).join(', ')} end={toPreview} />;
}

/** What is said about rows that become records all the same. */
function RowNotes({ rows }: { readonly rows: readonly ImportRow[] }) {
  const { t } = useTranslation('fileImport');
  return (['break', 'break-inside', 'longer', 'cut'] as const).map((code) => {
    const entries = rows.flatMap((row) => {
      const note = row.problem ? undefined : row.notes.find((one) => one.code === code);
      return note ? [{ row, end: 'seconds' in note ? clockText(note.seconds) : '' }] : [];
    });
    if (entries.length === 0) return null;
    return (
      <Note
        key={code}
        {...{ code, entries }}
        look="quiet"
        title={t(`notes.${code}.title`)}
        count={t('rows', { count: entries.length })}
        effect={t(`notes.${code}.effect`)}
      >
        {(entry) => <RowLine key={entry.row.key} {...entry} />}
      </Note>
    );
  });
}
