import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exactly } from '@/domain/hundredths';
import type { PivotCell, PivotQuestion, PivotRow } from '@/domain/report/pivot';
import { MoreRows } from '@/shared/lists/MoreRows';
import { ROWS_AT_ONCE } from '@/shared/lists/find/find';
import { useFormats } from '@/shared/i18n/useFormats';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { useToday } from '@/shared/ui/timing/useClock';
import type { ReportAnswers, ReportEntry } from '../../reading/answers';
import { useAnswer } from '../../reading/useAnswer';
import { useReportReading } from '../../reportContext';
import { isWithPeople } from '../../useReportSettings';
import { PersonFace } from '../../PersonFace';
import { useReportWords } from '../../useReportWords';
import { EntriesActions } from './EntriesActions';
import '@/shared/ui/styles/cardRows.scss';
import classes from './entriesSheet.module.scss';

interface EntriesSheetProps {
  /** Undefined until the first sums are there. */
  readonly answer: ReportAnswers['report'] | undefined;
  readonly question: PivotQuestion;
  readonly cell: PivotCell;
  readonly onClose: () => void;
}

/** The row with a path; undefined if the report has no such row, because filters or period have changed. */
function rowAt({ rows, total }: ReportAnswers['report'], path: string): PivotRow | undefined {
  if (path === '') return total;
  return rows.flatMap((row) => [row, ...row.children]).find((row) => row.path === path);
}

/** The entries behind a number of the report, read only, the newest first. */
export function EntriesSheet({ answer, question, cell, onClose }: EntriesSheetProps) {
  const { t } = useTranslation(['report', 'common']);
  const reading = useReportReading();
  const words = useReportWords();
  const { answer: entries } = useAnswer({ kind: 'entries', question, cell });
  const row = answer && rowAt(answer, cell.path);
  const column = answer?.columns.find(({ key }) => key === cell.column);
  const days = cell.column === 'total' || !column ? question.period : column;
  const sums = useMemo(() => sumsOf(entries ?? []), [entries]);
  const lead = t('report.entries.lead', {
    count: entries?.length ?? 0,
    entries: entries?.length ?? 0,
    hours: words.hours(sums.hours),
  });
  const people = isWithPeople ? ` ${t('report.entries.people', { count: sums.people })}` : '';
  const customer = row && row.level === 'project' ? row.customerName : '';
  /** More is being read, so that what is missing may still come. */
  const mayCome = !entries || (entries.length === 0 && reading.state === 'reading');
  const about = [customer, words.days(days, true), mayCome ? '' : `${lead}${people}`].filter(
    (text) => text !== '',
  );
  return (
    <Dialog
      title={row ? words.rowName(row) : t(mayCome ? 'report.entries.label' : 'report.entries.none')}
      subtitle={about.join(' · ')}
      look="side"
      cancelLabel={t('report.entries.close')}
      footer={
        <>
          <span className={classes.note}>{t('report.entries.own')}</span>
          {entries && entries.length > 0 && (
            <EntriesActions
              {...{ question, cell, days }}
              name={row && row.level !== 'total' ? words.rowName(row) : null}
              projectEntry={row?.level === 'project' ? entries[0] : undefined}
              customerEntry={
                row && ['project', 'customer'].includes(row.level) && !question.rows.startsWith('person')
                  ? entries[0]
                  : undefined
              }
            />
          )}
        </>
      }
      onClose={onClose}
    >
      {entries && entries.length > 0 ? (
        <Entries entries={entries} sums={sums} level={row?.level ?? 'total'} />
      ) : (
        <p className="text-faint mb-3">{t(mayCome ? 'common:loading' : 'report.entries.noneText')}</p>
      )}
    </Dialog>
  );
}

function sumsOf(entries: readonly ReportEntry[]) {
  const people = new Set(entries.map(({ by }) => by.key));
  people.delete('');
  const travels = entries.flatMap(({ travel }) => travel ?? []);
  return {
    hours: exactly(entries.reduce((sum, { hours }) => sum + hours, 0)),
    /** The sum of the known travel times; null if none is known. */
    travel: travels.length === 0 ? null : exactly(travels.reduce((sum, travel) => sum + travel, 0)),
    people: people.size,
  };
}

interface EntriesProps {
  readonly entries: readonly ReportEntry[];
  readonly sums: ReturnType<typeof sumsOf>;
  readonly level: PivotRow['level'];
}

function Entries({ entries, sums, level }: EntriesProps) {
  const { t } = useTranslation('report');
  const words = useReportWords();
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const hasProject = level !== 'project';
  const texts = ['description', 'place'] as const;
  return (
    <>
      <table className={classes.entries} aria-label={t('report.entries.label')}>
        <thead>
          <tr>
            <th scope="col">{t('reading.words.date')}</th>
            {isWithPeople && <th scope="col">{t('reading.words.person')}</th>}
            {hasProject && <th scope="col">{t('reading.words.project')}</th>}
            {texts.map((name) => (
              <th key={name} scope="col">
                {t(`reading.words.${name}`)}
              </th>
            ))}
            <th scope="col" className={classes.figure}>
              {t('report.entries.travel')}
            </th>
            <th scope="col" className={classes.figure}>
              {t('reading.words.hours')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.slice(0, most).map((entry, at) => (
            <EntryRow
              // oxlint-disable-next-line react/no-array-index-key -- an export has no ids
              key={at}
              {...{ entry, hasProject }}
              hasCustomer={level === 'total' || level === 'person'}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3 + Number(hasProject) + Number(isWithPeople)}>
              {t('report.sum')}
            </th>
            <td className={classes.travel}>
              {sums.travel === null ? words.nothing : words.hours(sums.travel)}
            </td>
            <td className={classes.hours}>{words.hours(sums.hours)}</td>
          </tr>
        </tfoot>
      </table>
      {most < entries.length && <MoreRows onShow={() => setMost((before) => before + ROWS_AT_ONCE)} />}
    </>
  );
}

interface EntryRowProps {
  readonly entry: ReportEntry;
  readonly hasProject: boolean;
  readonly hasCustomer: boolean;
}

function EntryRow({ entry, hasProject, hasCustomer }: EntryRowProps) {
  const { t } = useTranslation('report');
  const formats = useFormats();
  const words = useReportWords();
  const { date, by, project, customerName, description, place, travel, hours } = entry;
  const today = useToday();
  const known = (text: string | undefined) =>
    text === undefined ? t('report.unknown') : text || words.nothing;
  return (
    <tr>
      <td className={classes.date}>
        <small>{formats.weekday(date)}</small> {formats.dayRange(date, date, today)}
      </td>
      {isWithPeople && (
        <td className={classes.person}>
          {by.key !== '' && <PersonFace person={by} size={24} />}
          {by.name || t('report.nobody')}
        </td>
      )}
      {hasProject && (
        <td className={classes.project}>
          {words.rowName({ level: 'project', name: project })}
          {hasCustomer && <small>{customerName}</small>}
        </td>
      )}
      <td className={classes.description} title={description}>
        {known(description)}
      </td>
      <td className={classes.place}>{known(place)}</td>
      <td className={classes.travel}>
        {travel === undefined ? t('report.unknown') : travel === 0 ? words.nothing : words.hours(travel)}
      </td>
      <td className={classes.hours}>{words.hours(hours)}</td>
    </tr>
  );
}
