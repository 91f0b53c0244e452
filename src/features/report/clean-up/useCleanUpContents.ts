import type { Finding } from '@/domain/report/cleanUp';
import { type ExportColumn, columnOf, fileTable } from '@/domain/find/exportTable';
import { hoursOfHundredths } from '@/domain/hundredths';
import type { ReportRow } from '@/domain/report/reportRow';
import { useFormats } from '@/shared/i18n/useFormats';
import type { FileContents } from '../files/useReportFile';
import { useReportReading } from '../reportContext';
import { useReportSettings } from '../useReportSettings';
import { useReportWords } from '../useReportWords';
import { useMissingColumns } from './NoFindings';
import { useFindingWords } from './useFindingWords';
import { type Findings, byPerson } from './useFindings';

/** The contents of the clean-up's files: a row for each finding, in the order of the screen, without the hidden ones. */
export function useCleanUpContents({ days, ask, state }: Findings): FileContents {
  const { isByPerson } = useReportSettings().settings;
  const words = useFindingWords();
  const formats = useFormats();
  const columns = useCleanUpColumns();
  const { isComplete } = useReportReading();
  const missingColumns = useMissingColumns();
  const { t } = words;
  const order = isByPerson ? t('report:cleanUp.byPerson') : t('report:cleanUp.byKind');

  /** The remarks about the findings, which are the same as on the screen. */
  const hintsOf = (hiddenCount: number) => [
    state === null
      ? t('report:files.holidaysOfAll')
      : t('report:files.holidaysIn', { state: t(`workSettings:states.${state}`) }),
    ...(isComplete ? [] : [t('report:cleanUp.onlyComplete')]),
    ...(missingColumns === '' ? [] : [t('report:cleanUp.columns', { names: missingColumns })]),
    ...(hiddenCount > 0 ? [t('report:cleanUp.hidden', { count: hiddenCount })] : []),
  ];

  return {
    of: t('report:files.cleanUpName'),
    days,
    sheet: t('report:page.cleanup'),
    read: async () => {
      const { open, hiddenOnes } = await ask();
      const dayText = formats.dayRange(days.from, days.to, 'always');
      const shownSettings = {
        line: [t('report:page.cleanup'), order, dayText],
        settings: [
          [t('report:cleanUp.by'), order],
          [t('report:files.period'), dayText],
        ] as const,
        hints: hintsOf(hiddenOnes.length),
      };
      const findings = isByPerson ? byPerson(open).flat() : open;
      return { table: fileTable(columns, findings), shownSettings };
    },
  };
}

function useCleanUpColumns(): readonly ExportColumn<Finding>[] {
  const { t, parts } = useFindingWords();
  const { rowName } = useReportWords();
  /** Lists each name once, because the entries of a long day may be of several customers. */
  const listed = ({ entries }: Finding, nameOf: (entry: ReportRow) => string) =>
    [...new Set(entries.map(nameOf))].join(', ');
  return [
    columnOf(t('report:files.kind'), 'text', ({ kind }) => t(`report:cleanUp.short.${kind}`)),
    columnOf(t('report:reading.words.date'), 'date', ({ date }) => date),
    columnOf(t('report:files.person'), 'text', ({ person }) => person.name),
    columnOf(t('report:files.customer'), 'text', (finding) =>
      listed(finding, ({ customerName }) => customerName),
    ),
    columnOf(t('report:files.project'), 'text', (finding) =>
      listed(finding, ({ project }) => rowName({ level: 'project', name: project })),
    ),
    columnOf(t('report:reading.words.hours'), 'hours', ({ hours }) => hoursOfHundredths(hours)),
    columnOf(
      t('report:files.textHead'),
      'text',
      (finding) =>
        parts(finding)
          .map(({ text, detail }) => (detail === undefined ? text : `${text} ${detail}`))
          .join(' · '),
      60,
    ),
  ];
}
