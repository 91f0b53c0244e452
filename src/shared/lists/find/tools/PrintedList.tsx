import { clsx } from 'clsx';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type ColumnKind, type FileTable, type FileValue, columnSum } from '@/domain/find/exportTable';
import { cents } from '@/domain/money/money';
import { isIsoDate } from '@/domain/time/period';
import { type Formats, useFormats } from '../../../i18n/useFormats';
import { useRootMark } from '../../../ui/window/useRootMark';
import { type Counts, type Find, namesKind } from '../find';
import classes from './printedList.module.scss';

interface PrintedListProps {
  readonly find: Find;
  /** Null while nothing is asked. */
  readonly counts: Counts | null;
  readonly title: string;
  readonly table: FileTable;
  readonly onEnd: () => void;
}

/**
 * All rows of a list, in place of those on the screen, for as long as they are printed. The head of every printed page,
 * with the company, the person and the time, stays above them.
 */
export function PrintedList({ find, counts, title, table, onEnd }: PrintedListProps) {
  const { t } = useTranslation('find');
  const formats = useFormats();
  useOncePrinted(onEnd);
  useRootMark('is-printing-list');
  const { columns, rows, notes } = table;
  const about = [...(counts ?? []), ...useFilterTexts(find)].join(' · ');
  return createPortal(
    <section className={classes.list} aria-label={t('export.print')}>
      <h2 className={classes.title}>{title}</h2>
      {about !== '' && <p className="figures">{about}</p>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <table className="tw-table" aria-label={title}>
        <thead>
          <tr>
            {columns.map(({ title: name, kind }) => (
              <th key={name} scope="col" className={classOf(kind)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the rows never change
            <tr key={at}>
              {columns.map(({ title: name, kind }, column) => (
                <td key={name} className={classOf(kind)}>
                  {printed(row[column] ?? null, kind, formats)}
                </td>
              ))}
            </tr>
          ))}
          <tr className="text-strong">
            {columns.map(({ title: name, kind }, column) => (
              <td key={name} className={classOf(kind)}>
                {column === 0 ? t('export.total') : printed(columnSum(table, column), kind, formats)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>,
    document.querySelector('main') ?? document.body,
  );
}

const isText = (kind: ColumnKind) => kind === 'text';
const classOf = (kind: ColumnKind) =>
  clsx(!isText(kind) && 'figures', !isText(kind) && kind !== 'date' && 'align-right');

function printed(value: FileValue, kind: ColumnKind, formats: Formats): string {
  if (value === null) return '';
  const text = String(value);
  switch (kind) {
    case 'text':
      return text;
    case 'date':
      return isIsoDate(text) ? formats.date(text) : text;
    case 'hours':
      return formats.hours(Number(value));
    case 'euro':
      return formats.euros(cents(Number(value)));
    case 'number':
      return formats.plain(Number(value));
  }
}

/** The filters of the list, in words. */
function useFilterTexts({ filters, query }: Find): readonly string[] {
  const { t } = useTranslation('find');
  const set = filters.filter(({ chosen }) => chosen.length > 0);
  const texts = set.map((filter) => {
    const values = filter.chosen.map(({ label }) => label).join(', ');
    return namesKind(filter, values) ? values : `${filter.label}: ${values}`;
  });
  const text = query.text.trim();
  return text === '' ? texts : [...texts, t('text', { text })];
}

/** Prints what was just rendered, once. */
function useOncePrinted(onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const handleEnd = () => end();
    addEventListener('afterprint', handleEnd);
    // Not within the effect, because Strict Mode runs that twice.
    const timer = setTimeout(() => globalThis.print());
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', handleEnd);
    };
  }, []);
}
