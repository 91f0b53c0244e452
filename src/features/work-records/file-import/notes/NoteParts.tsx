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
import type { ImportRow } from '@/domain/import/importTypes';
import { useFormats } from '@/shared/i18n/useFormats';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon, type IconShapes } from '@/shared/ui/buttons/Icon';
import classes from './notesTab.module.scss';

/** The icons of reasons; others are a warning. */
const icons: Readonly<Record<string, IconShapes>> = {
  'no-text': chat,
  'over-24': hourglass,
  equal: copy,
  running: play,
  absence,
  other: people,
  'line-left-out': slash,
  total: slash,
  'not-taken': slash,
  similar: files,
  break: hourglass,
  longer: hourglass,
  cut: hourglass,
  imported: check,
  recorded: check,
};

/** So many entries of a note are listed at first. */
const FEW = 20;
const NOTHING: readonly never[] = [];

interface NoteProps<Entry> {
  readonly code: string;
  readonly title: string;
  readonly count?: string;
  /** What follows from it. */
  readonly effect: string;
  readonly look?: 'quiet' | 'good';
  /** The rows or records that it is about. */
  readonly entries?: readonly Entry[];
  /** How one of them is listed; without it they are only counted. */
  readonly children?: (entry: Entry) => ReactNode;
}

/** What is said about rows or records for one reason. */
export function Note<Entry>({
  code,
  title,
  count,
  effect,
  look,
  entries = NOTHING,
  children,
}: NoteProps<Entry>) {
  const { t } = useTranslation('fileImport');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, FEW);
  return (
    <section className={clsx(classes.note, look && classes[look])} aria-label={title}>
      <Icon of={icons[code] ?? warning} className="above-3 mark-warning" />
      <div className="weight-540">
        {title} {count !== undefined && <span className="left-6 text-faint weight-420">{count}</span>}
      </div>
      <div className={classes.effect}>{effect}</div>
      {children && shown.map((entry) => children(entry))}
      {children && shown.length < entries.length && (
        <Button
          look="ghost"
          size="sm"
          label={t('notes.all', { count: entries.length })}
          className={classes.more}
          onClick={() => setIsWhole(true)}
        />
      )}
    </section>
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
      <span className="text-faint text-small">{t('notes.row', { row: row.number })}</span>
      <span>{row.day && formats.day(row.day)}</span>
      {children || (
        <span className={classes.what}>
          {row.text !== '' && <b className="text-plain weight-540">{row.text} · </b>}
          {[[row.client, row.project].filter(Boolean).join(', '), about].filter(Boolean).join(' · ')}
        </span>
      )}
      <span className="text-small">{end}</span>
    </div>
  );
}
