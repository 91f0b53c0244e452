import check from 'bootstrap-icons/icons/check-circle.svg?icon';
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?icon';
import slash from 'bootstrap-icons/icons/slash-circle.svg?icon';
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { useTranslation } from 'react-i18next';
import type { ImportRow } from '@/domain/import/importTypes';
import { sumHours } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import type { ImportPlan } from '../useImportPlan';
import { clockText } from '../useLengthText';
import { Few, Note, Records, RowLine, Rows, icons } from './NoteParts';
import { NotTakenFile } from './NotTakenFile';
import type { Notes, RecordsNote } from './useNotes';
import classes from './notesTab.module.scss';

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
          <Few of={rows}>{(row) => <RowLine key={row.number} row={row} end={lengthOf(row, code)} />}</Few>
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
