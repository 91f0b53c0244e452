import absence from 'bootstrap-icons/icons/calendar-x.svg?icon';
import chat from 'bootstrap-icons/icons/chat-square-text.svg?icon';
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
import { type ImportRow, LONGEST_TEXT } from '@/domain/import/importTypes';
import type { NewRecord } from '@/domain/import/newRecords';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon, type IconShapes } from '@/shared/ui/buttons/Icon';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import type { ImportPlan } from '../useImportPlan';
import { clockText } from '../useLengthText';
import type { RecordsNote, RowsNote } from './useNotes';
import { useProblemText } from './useProblemText';
import classes from './notesTab.module.scss';

/** The icons of reasons; others are a warning. */
export const icons: Partial<Record<RowsNote['code'] | RecordsNote['code'], IconShapes>> = {
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

interface NoteProps {
  readonly icon: IconShapes;
  readonly title: string;
  readonly count?: string;
  /** What follows from it. */
  readonly effect: string;
  readonly look?: 'quiet' | 'good';
  readonly children?: ReactNode;
}

/** What is said about rows or records for one reason. */
export function Note({ icon, title, count, effect, look, children }: NoteProps) {
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
export function Few<One>({
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

/** Rows that are left out for the same reason; some of it can be settled here. */
export function Rows({ note: { code, rows }, plan }: { readonly note: RowsNote; readonly plan: ImportPlan }) {
  const { t } = useTranslation('fileImport');
  const problemText = useProblemText();
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
            about={code === 'no-text' ? '' : problemText(problem)}
            end={
              code === 'equal' ? (
                <SwitchField
                  label={t('notes.count')}
                  aria-label={t('notes.countRow', { row: row.number })}
                  checked={plan.counted.has(row.number)}
                  onChange={({ target: { checked } }) => plan.count(row.number, checked)}
                />
              ) : (
                row.seconds !== null && clockText(row.seconds, false)
              )
            }
          >
            {code === 'no-text' && (
              <input
                className="form-control"
                maxLength={LONGEST_TEXT}
                placeholder={t('notes.textHere')}
                aria-label={t('notes.textOf', { row: row.number })}
                value={plan.texts.get(row.number) ?? ''}
                onChange={({ target: { value } }) => plan.setText(row.number, value)}
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
  readonly about?: string;
  /** At the end: its length, a switch, or a link. */
  readonly end?: ReactNode;
  readonly children?: ReactNode;
}

/** A row of the file: its number, day, and what it is. */
export function RowLine({ row, about = '', end, children }: RowLineProps) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  return (
    <div className={classes.row}>
      <span className={classes.number}>{t('notes.row', { row: row.number })}</span>
      <span>{row.day && formats.day(row.day)}</span>
      {children || (
        <span className={classes.what}>
          {row.text !== '' && <b>{row.text} · </b>}
          {[[row.client, row.project].filter(Boolean).join(', '), about].filter(Boolean).join(' · ')}
        </span>
      )}
      <span className={classes.about}>{end}</span>
    </div>
  );
}

/** Records that are not ticked for the same reason. */
export function Records({ note: { code, records } }: { readonly note: RecordsNote }) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const aboutOf = ({ hours, mark }: NewRecord) =>
    [
      t('hours', { hours: formats.hours(hours) }),
      mark &&
        'hours' in mark &&
        mark.hours !== null &&
        t(`marks.${mark.code}.about`, { hours: formats.hours(mark.hours) }),
    ]
      .filter(Boolean)
      .join(', ');
  const toPreview = (
    <Link className="tw-link" to={{ search: '?tab=preview' }} replace>
      {t('notes.inPreview')}
    </Link>
  );
  return (
    <Note
      icon={icons[code] ?? warning}
      title={t(`marks.${code}.title`)}
      count={t('entries', { count: records.length })}
      effect={t('notes.notTicked')}
    >
      <Few of={records}>
        {(record) =>
          record.rows[0] && (
            <RowLine key={record.key} row={record.rows[0]} about={aboutOf(record)} end={toPreview} />
          )
        }
      </Few>
    </Note>
  );
}
