import { useTranslation } from 'react-i18next';
import { type Group, grouped } from '@/domain/grouped';
import { plus } from '@/domain/hundredths';
import type { Finding } from '@/domain/report/cleanUp';
import { type ReportRow, projectKey } from '@/domain/report/reportRow';
import type { IsoDate } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { useReportSettings } from '../useReportSettings';
import { useReportWords } from '../useReportWords';

/** A part of the text of a finding. */
export interface LinePart {
  readonly text: string;
  readonly isStrong?: boolean;
  /** Its hours, which are shown after it. */
  readonly detail?: string;
}

const strong = (text: string): LinePart => ({ text, isStrong: true });
const plain = (text: string): readonly LinePart[] => (text.trim() === '' ? [] : [{ text }]);

/** Groups entries by customer and project, in the order of their first entries. */
export function byProject(entries: readonly ReportRow[]): readonly Group<ReportRow>[] {
  return [...grouped(entries, ({ customer, project }) => projectKey(customer, project)).values()];
}

export const sumOf = (entries: readonly Pick<ReportRow, 'hours'>[]) =>
  plus(...entries.map(({ hours }) => hours));

/** The words of a finding. */
export function useFindingWords() {
  const { t } = useTranslation(['report', 'workDays', 'workSettings']);
  const formats = useFormats();
  const projectName = useProjectName();
  const { period: periodWords, hours } = useReportWords();
  const periodText = periodWords(useReportSettings().settings.period);
  const nameOf = ({ project, customerName }: ReportRow) => (project ? projectName(project) : customerName);
  const restDay = ({ holiday }: Finding) =>
    holiday === null ? t('report:cleanUp.sunday') : t(`workDays:holidays.${holiday}`);

  function day({ kind, date }: Finding): string {
    if (date === null) return periodText;
    return kind === 'completed' ? t('report:cleanUp.until', { day: formats.day(date) }) : formats.day(date);
  }

  function hoursOf({ kind, entries, hours: sum }: Finding): string {
    return kind === 'twice'
      ? t('report:cleanUp.timesHours', { count: entries.length, hours: hours(entries[0]?.hours ?? 0) })
      : t('report:cleanUp.hours', { hours: hours(sum) });
  }

  function parts(finding: Finding): readonly LinePart[] {
    const { kind, entries } = finding;
    const [first] = entries;
    if (!first) return [{ text: t('report:cleanUp.none') }];
    const texts = [...new Set(entries.map(({ description }) => description ?? ''))];
    const projects = byProject(entries).map(([work]) => strong(nameOf(work)));
    switch (kind) {
      case 'noProject':
        return [strong(first.customerName), ...texts.flatMap(plain)];
      case 'longDay':
        return byProject(entries).map((group) => {
          const sum = t('report:cleanUp.hours', { hours: hours(sumOf(group)) });
          return { text: nameOf(group[0]), isStrong: true, detail: sum };
        });
      case 'restDay':
        return [{ text: restDay(finding) }, ...projects, ...texts.flatMap(plain)];
      case 'twice':
        return [
          { text: t('report:cleanUp.times', { count: entries.length }) },
          ...projects,
          ...plain(first.description ?? ''),
        ];
      case 'completed':
        return [
          strong(nameOf(first)),
          { text: first.customerName },
          { text: t('report:cleanUp.isCompleted', { count: entries.length }) },
        ];
      case 'noHours':
        return [{ text: t('report:cleanUp.none') }];
    }
  }

  return {
    t,
    periodText,
    hours,
    nameOf,
    restDay,
    fullDay: (date: IsoDate) => `${formats.weekday(date)} ${formats.date(date)}`,
    day,
    hoursOf,
    parts,
  };
}

export type FindingWords = ReturnType<typeof useFindingWords>;
