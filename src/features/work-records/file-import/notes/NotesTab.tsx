import absence from 'bootstrap-icons/icons/calendar-x.svg?icon';
import chat from 'bootstrap-icons/icons/chat-square-text.svg?icon';
import check from 'bootstrap-icons/icons/check-circle.svg?icon';
import copy from 'bootstrap-icons/icons/copy.svg?icon';
import files from 'bootstrap-icons/icons/files.svg?icon';
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?icon';
import people from 'bootstrap-icons/icons/people.svg?icon';
import play from 'bootstrap-icons/icons/play-circle.svg?icon';
import slash from 'bootstrap-icons/icons/slash-circle.svg?icon';
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ImportRow } from '@/domain/import/importTypes';
import { sumHours } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon, type IconShapes } from '@/shared/ui/buttons/Icon';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import type { ImportPlan } from '../useImportPlan';
import { clockText } from '../useLengthText';
import { NotTakenFile } from './NotTakenFile';
import type { Notes, RecordsNote, RowsNote } from './useNotes';
import { useProblemText } from './useProblemText';
import classes from './notesTab.module.scss';

const icons: Partial<Record<RowsNote['code'] | RecordsNote['code'], IconShapes>> = {
  'no-text': chat,
  'over-24': hourglass,
  equal: copy,
  running: play,
  absence: absence,
  other: people,
  'line-left-out': slash,
  similar: files,
};

/** So many rows of a note are listed at first. */
const FEW = 20;

interface NotesTabProps {
  readonly plan: ImportPlan;
  readonly notes: Notes;
}

/** What is left out or not ticked, with rows and reasons; some of it can be settled here. */
export function NotesTab({ plan, notes }: NotesTabProps) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const { reading } = plan;
  const rowNotes = (['break', 'longer', 'cut'] as const).flatMap((code) => {
    const rows = reading.rows.filter((row) => !row.problem && row.notes.some((note) => note.code === code));
    return rows.length > 0 ? [{ code, rows }] : [];
  });
  const hoursOf = ({ records }: RecordsNote) => t('hours', { hours: formats.hours(sumHours(records)) });
  return (
    <>
      {notes.rows.map((note) => (
        <Rows key={note.code} note={note} plan={plan} />
      ))}
      {notes.marks.map((note) => (
        <Records key={note.code} note={note} />
      ))}
      {reading.openQuotes.length > 0 && (
        <Note icon={warning} title={t('notes.openQuotes.title')} effect={t('notes.openQuotes.effect')}>
          <p className={classes.row}>
            {t('notes.inRows', { rows: formats.list(reading.openQuotes.map(String)) })}
          </p>
        </Note>
      )}
      {rowNotes.map(({ code, rows }) => (
        <Note
          key={code}
          icon={hourglass}
          look="quiet"
          title={t(`notes.${code}.title`)}
          count={t('rows', { count: rows.length })}
          effect={t(`notes.${code}.effect`)}
        >
          <Few of={rows}>{(row) => <RowLine key={row.number} row={row} about={lengthOf(row, code)} />}</Few>
        </Note>
      ))}
      {notes.quietRows.map(({ code, rows }) => (
        <Note
          key={code}
          icon={icons[code] ?? slash}
          look="quiet"
          title={t(`problems.${code}.title`)}
          count={t('rows', { count: rows.length })}
          effect={
            code === 'other'
              ? countedNames(rows.map(({ problem }) => ('name' in problem ? problem.name : '')))
              : t(`problems.${code}.effect`)
          }
        />
      ))}
      {notes.quietMarks.map((note) => (
        <Note
          key={note.code}
          icon={check}
          look="good"
          title={t(`marks.${note.code}.title`)}
          count={t('entries', { count: note.records.length })}
          effect={hoursOf(note)}
        />
      ))}
      {reading.notTaken.length > 0 && (
        <Note
          icon={slash}
          look="quiet"
          title={t('notes.notTaken')}
          effect={reading.notTaken.map((one) => t(`notTaken.${one}`)).join(', ')}
        />
      )}
      {notes.notTaken.length > 0 && <NotTakenFile plan={plan} rows={notes.notTaken} hasCount />}
    </>
  );
}

function lengthOf({ notes }: ImportRow, code: 'break' | 'longer' | 'cut'): string {
  const note = notes.find((one) => one.code === code);
  return note && 'seconds' in note ? clockText(note.seconds) : '';
}

/** `David Okafor 4, Lea Hoffmann 2` */
function countedNames(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => `${name} ${names.filter((one) => one === name).length}`)
    .join(', ');
}

interface NoteProps {
  readonly icon: IconShapes;
  readonly title: string;
  readonly count?: string;
  /** What follows from it. */
  readonly effect: string;
  readonly look?: 'quiet' | 'good';
  readonly children?: ReactNode;
}

function Note({ icon, title, count, effect, look, children }: NoteProps) {
  return (
    <section className={clsx(classes.note, look && classes[look])} aria-label={title}>
      <Icon of={icon} />
      <div className={classes.title}>
        {title} {count !== undefined && <em>{count}</em>}
      </div>
      <div className={classes.effect}>{effect}</div>
      {children}
    </section>
  );
}

/** The first of many, and a button for all. */
function Few<One>({
  of,
  children,
}: {
  readonly of: readonly One[];
  readonly children: (one: One) => ReactNode;
}) {
  const { t } = useTranslation('fileImport');
  const [isWhole, setIsWhole] = useState(of.length <= FEW);
  return (
    <>
      {(isWhole ? of : of.slice(0, FEW)).map((one) => children(one))}
      {!isWhole && (
        <button
          type="button"
          className={clsx('btn btn-ghost btn-sm', classes.more)}
          onClick={() => setIsWhole(true)}
        >
          {t('notes.all', { count: of.length })}
        </button>
      )}
    </>
  );
}

function Rows({ note: { code, rows }, plan }: { readonly note: RowsNote; readonly plan: ImportPlan }) {
  const { t } = useTranslation('fileImport');
  const problemText = useProblemText();
  const isSettled = code === 'no-text' || code === 'equal';
  return (
    <Note
      icon={icons[code] ?? warning}
      title={t(`problems.${code}.title`)}
      count={t('rows', { count: rows.length })}
      effect={t(`problems.${code}.effect`)}
    >
      <Few of={rows}>
        {({ row, problem }) => (
          <RowLine
            key={row.number}
            row={row}
            about={code === 'equal' ? undefined : row.seconds === null ? '' : clockText(row.seconds, false)}
            reason={isSettled && code !== 'equal' ? '' : problemText(problem)}
          >
            {code === 'no-text' && (
              <input
                className="form-control"
                maxLength={2000}
                placeholder={t('notes.textHere')}
                aria-label={t('notes.textOf', { row: row.number })}
                value={plan.texts.get(row.number) ?? ''}
                onChange={({ target: { value } }) => plan.setText(row.number, value)}
              />
            )}
            {problem.code === 'equal' && (
              <SwitchField
                label={t('notes.count')}
                aria-label={t('notes.countRow', { row: row.number })}
                checked={plan.counted.has(row.number)}
                onChange={({ target: { checked } }) => plan.count(row.number, checked)}
              />
            )}
          </RowLine>
        )}
      </Few>
    </Note>
  );
}

interface RowLineProps {
  readonly row: ImportRow;
  readonly about?: string | undefined;
  readonly reason?: string;
  readonly children?: ReactNode;
}

/** A row of the file: its number, day, what it is, and its length. */
function RowLine({ row, about, reason = '', children }: RowLineProps) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const place = [row.client, row.project].filter(Boolean).join(', ');
  return (
    <div className={classes.row}>
      <span className={classes.number}>{t('notes.row', { row: row.number })}</span>
      <span>{row.day && formats.day(row.day)}</span>
      <span className={classes.what}>
        {row.text !== '' && <b>{row.text}</b>}{' '}
        {[row.text === '' ? '' : ' ', place, reason].filter(Boolean).join(' · ').trim()}
      </span>
      {children}
      {about !== undefined && <span className={classes.about}>{about}</span>}
    </div>
  );
}

function Records({ note: { code, records } }: { readonly note: RecordsNote }) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  return (
    <Note
      icon={icons[code] ?? warning}
      title={t(`marks.${code}.title`)}
      count={t('entries', { count: records.length })}
      effect={t('notes.notTicked')}
    >
      <Few of={records}>
        {({ key, date, text, hours, mark, rows }) => (
          <div key={key} className={classes.row}>
            <span className={classes.number}>{rows[0] && t('notes.row', { row: rows[0].number })}</span>
            <span>{formats.day(date)}</span>
            <span className={classes.what}>
              <b>{text}</b> · {t('hours', { hours: formats.hours(hours) })}
              {mark && 'hours' in mark && mark.hours !== null && (
                <> · {t(`marks.${mark.code}.about`, { hours: formats.hours(mark.hours) })}</>
              )}
            </span>
            <Link className={clsx('tw-link', classes.about)} to={{ search: '?tab=preview' }} replace>
              {t('notes.inPreview')}
            </Link>
          </div>
        )}
      </Few>
    </Note>
  );
}
