import download from 'bootstrap-icons/icons/download.svg?icon';
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PivotCell, PivotQuestion } from '@/domain/report/pivot';
import type { Period } from '@/domain/time/period';
import { getCustomer } from '@/features/customers';
import { useFormats } from '@/shared/i18n/useFormats';
import { projectKey } from '@/domain/report/reportRow';
import { newServiceRecordPath, projectPath as pathOfProject } from '@/shared/paths';
import { fileNameOf } from '@/shared/spreadsheet/fileName';
import { Button } from '@/shared/ui/buttons/Button';
import { useEntriesWords, useFileName } from '../../files/fileWords';
import { useFileWriting } from '@/shared/spreadsheet/useFileWriting';
import type { ReportEntry } from '../../reading/answers';
import { useReportReading } from '../../reportContext';

interface EntriesActionsProps {
  readonly question: PivotQuestion;
  readonly cell: PivotCell;
  readonly days: Period;
  /** The row that the entries belong to; null for all rows. */
  readonly name: string | null;
  /** One of the entries, if all belong to the same project. */
  readonly projectEntry: ReportEntry | undefined;
  /** One of the entries, if all belong to the same customer. */
  readonly customerEntry: ReportEntry | undefined;
}

/** The link to the project of the entries, and the button that writes them to a file. */
export function EntriesActions(props: EntriesActionsProps) {
  const { question, cell, days, name, projectEntry, customerEntry } = props;
  const { ask } = useReportReading();
  const { t } = useTranslation('report');
  const { language } = useFormats();
  const { people, projects, text } = question.filters;
  // What else has chosen these entries would not come along.
  const areAll =
    people.values.length === 0 &&
    text.trim() === '' &&
    (projectEntry !== undefined || projects.values.length === 0);
  const projectPath = useProjectPath(projectEntry);
  const words = useEntriesWords();
  const nameOf = useFileName();
  const { isWriting, write, save } = useFileWriting();
  const entriesName = t('files.entriesName');
  const file = fileNameOf(nameOf(name === null ? entriesName : `${entriesName}_${name}`, days), 'csv');
  const writeCsv = async () => {
    const csv = await ask({ kind: 'entriesFile', question, cell, words });
    await save({ csv, language }, file);
  };
  return (
    <>
      {projectPath !== null && (
        <Link className="btn btn-ghost" to={projectPath}>
          {t('budget.burnUp.openProject')}
        </Link>
      )}
      {customerEntry && areAll && (
        <Link
          className="btn btn-ghost"
          to={newServiceRecordPath({
            customer: customerEntry.customer,
            projects: projectEntry ? [projectKey(projectEntry.customer, projectEntry.project)] : [],
            ...days,
          })}
        >
          {t('files.serviceRecord')}
        </Link>
      )}
      <Button
        icon={isWriting ? hourglass : download}
        label={t('report.entries.csv')}
        title={file}
        onClick={() => void write(writeCsv)}
      />
      <span className="visually-hidden" role="status">
        {isWriting && t('files.writing')}
      </span>
    </>
  );
}

/**
 * The path to the page of an entry's project. An export has no ids of projects, so they are read with the customer.
 *
 * @param entry undefined for entries of several projects
 * @returns null until the project is known, and if several projects have its name
 */
function useProjectPath(entry: ReportEntry | undefined): string | null {
  const isAsked = entry !== undefined && Boolean(entry.project);
  const { data } = getCustomer.useQuery(entry?.customer ?? '', { skip: !isAsked });
  const found = isAsked ? data?.projects.filter(({ name }) => name.trim() === entry.project) : undefined;
  const [only] = found ?? [];
  return only && found?.length === 1 ? pathOfProject(only.id) : null;
}
