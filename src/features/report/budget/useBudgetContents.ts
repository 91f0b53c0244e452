import { useTranslation } from 'react-i18next';
import { type FileTable, columnOf, fileTable } from '@/domain/find/exportTable';
import { choosesEntries } from '@/domain/report/reportFilters';
import { SOON_DAYS } from '@/domain/report/forecast';
import { hoursOfHundredths } from '@/domain/hundredths';
import { useFormats } from '@/shared/i18n/useFormats';
import { useToday } from '@/shared/ui/timing/useClock';
import type { FileContents } from '../files/useReportFile';
import type { ReportAnswers } from '../reading/answers';
import { useReportReading } from '../reportContext';
import { useReportSettings } from '../useReportSettings';
import { type BudgetLine, useBudgetLines } from './useBudgetLines';

/** The contents of the budgets' files: the list of projects or customers as the screen shows it. */
export function useBudgetContents(isWithPending: boolean): FileContents {
  const { t } = useTranslation('report');
  const { ask } = useReportReading();
  const { filters, isByCustomer } = useReportSettings().settings;
  const formats = useFormats();
  const today = useToday();
  const tableOf = useBudgetFileTable(isByCustomer);
  const footOf = useBudgetFoot();
  const by = isByCustomer ? t('budget.customers') : t('budget.projects');
  return {
    of: t('files.budgetName'),
    days: { from: today, to: null },
    sheet: t('page.budget'),
    read: async () => {
      const answer = await ask({ kind: 'budget', filters, isWithPending });
      const pending = isWithPending ? [t('files.withPending')] : [];
      const shownSettings = {
        line: [t('page.budget'), by, formats.date(today), ...pending],
        settings: [
          [t('files.rows'), by],
          [t('files.day'), formats.date(today)],
        ] as const,
        hints: [...pending, ...(choosesEntries(filters) ? [t('budget.notFiltered')] : []), ...footOf(answer)],
      };
      return { table: tableOf(answer), shownSettings };
    },
  };
}

/** The table of the budgets. How long they last is a text, as on the screen. */
function useBudgetFileTable(isByCustomer: boolean) {
  const { t } = useTranslation('report');
  const { ofProject, ofCustomer } = useBudgetLines();
  const text = (title: string, valueOf: (line: BudgetLine) => string, width?: number) =>
    columnOf(title, 'text', valueOf, width);
  const hours = (title: string, valueOf: (line: BudgetLine) => number | null) =>
    columnOf(title, 'hours', (line: BudgetLine) => {
      const value = valueOf(line);
      return value === null ? null : hoursOfHundredths(value);
    });
  const names = isByCustomer
    ? [text(t('files.customer'), ({ name }) => name), text(t('budget.projects'), ({ about }) => about, 50)]
    : [text(t('files.project'), ({ name }) => name), text(t('files.customer'), ({ about }) => about)];
  const columns = [
    ...names,
    hours(t('files.used'), ({ forecast }) => forecast.used),
    hours(t('files.budget'), ({ forecast }) => forecast.budget),
    hours(t('files.rest'), ({ forecast }) => forecast.rest),
    text(
      t('budget.columns.until'),
      ({ until, untilDetail }) => [until, untilDetail].filter(Boolean).join(', '),
      40,
    ),
    text(t('files.group'), ({ forecast }) => t(`budget.groups.${forecast.group}`, { days: SOON_DAYS })),
  ];
  return ({ projects, customers }: ReportAnswers['budget']): FileTable =>
    fileTable(columns, isByCustomer ? customers.map(ofCustomer) : projects.map(ofProject));
}

/** The sentences below the budgets and in files, about the hours that count and the projects that are left out. */
export function useBudgetFoot() {
  const { t } = useTranslation('report');
  const { isComplete } = useReportReading();
  return ({ completed, unknown }: ReportAnswers['budget']): readonly string[] => {
    const [only] = completed;
    return [
      ...(isComplete ? [] : [t('budget.footInterim')]),
      ...(unknown.length > 0 ? [t('budget.unknown', { names: unknown.join(', ') })] : []),
      t('budget.foot'),
      ...(only
        ? [
            t('budget.footCompleted', {
              count: completed.length,
              name: `${only.customerName} · ${only.name}`,
            }),
          ]
        : []),
    ];
  };
}
