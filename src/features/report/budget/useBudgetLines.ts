import { useTranslation } from 'react-i18next';
import type { CustomerForecast, Forecast, ProjectForecast } from '@/domain/report/forecast';
import { keyOfProject } from '@/domain/report/projectFigures';
import { hoursOfHundredths } from '@/domain/hundredths';
import { type IsoDate, daysBetween, yearOf } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { customerPath, projectPath } from '@/shared/paths';
import { useToday } from '@/shared/ui/timing/useClock';
import { rangeWords } from './rangeWords';

/** A row of the budgets: a project, or a customer with the sums of its projects. */
export interface BudgetLine {
  /** Identifies the row in the list and in the address. */
  readonly id: string;
  readonly name: string;
  /** The customer of a project, or for a customer the project whose budget ends first. */
  readonly about: string;
  readonly forecast: Forecast;
  /** When the budget ends, or when hours were last booked. */
  readonly until: string;
  readonly untilDetail: string;
  /** The heading of the burn-up. */
  readonly title: string;
  /** The page of the project or customer. */
  readonly path: string;
  readonly isCustomer: boolean;
  /** The keys of the projects that it sums up. */
  readonly projects: readonly string[];
}

const keyOf = ({ project }: ProjectForecast) => keyOfProject(project);

/** The words for how long a budget lasts. */
function useForecastWords() {
  const { t } = useTranslation('report');
  const formats = useFormats();
  const today = useToday();

  const dayWords = (day: IsoDate) => (yearOf(day) === yearOf(today) ? formats.day(day) : formats.date(day));

  /** The end of a budget that is not used up. */
  const endWords = ({ end }: Forecast) =>
    end ? rangeWords(end, today, t, formats) : { until: t('budget.range.unknown'), detail: '' };

  function titleOf(forecast: Forecast, usedUpOn: IsoDate | null): string {
    const { group, end } = forecast;
    if (group === 'usedUp')
      return usedUpOn
        ? t('budget.burnUp.usedUpSince', { day: dayWords(usedUpOn) })
        : t('budget.burnUp.usedUp');
    if (!end) return t('budget.burnUp.unknown');
    if (end.shownAs === 'overTwoYears') return t('budget.burnUp.overTwoYears');
    const { until } = endWords(forecast);
    return end.shownAs === 'open'
      ? t('budget.burnUp.earliest', { until })
      : t('budget.burnUp.until', { until });
  }

  function lastWords({ group, lastDay }: ProjectForecast) {
    if (lastDay === null) return { until: t('budget.never'), detail: '' };
    const count = daysBetween(lastDay, today);
    return {
      until: t('budget.last', { day: dayWords(lastDay) }),
      detail: group === 'dormant' ? t('budget.daysAgo', { count }) : '',
    };
  }

  function projectWords(forecast: ProjectForecast) {
    const { group, usedUpOn } = forecast;
    if (group === 'noBudget' || group === 'dormant') return lastWords(forecast);
    if (group !== 'usedUp') return endWords(forecast);
    return {
      until: t('budget.usedUp'),
      detail: usedUpOn ? t('budget.since', { day: dayWords(usedUpOn) }) : '',
    };
  }

  function firstWords({ projects, first }: CustomerForecast): string {
    const { name } = first.project;
    const isUsedUp = first.group === 'usedUp';
    if (projects.length === 1) return isUsedUp ? t('budget.onlyUsedUp', { name }) : name;
    const count = t('budget.projectCount', { count: projects.length });
    if (isUsedUp) return t('budget.firstUsedUp', { projects: count, name });
    return first.end ? t('budget.firstEnds', { projects: count, name, until: endWords(first).until }) : count;
  }

  const customerWords = (forecast: CustomerForecast) =>
    forecast.group === 'usedUp' ? { until: t('budget.usedUp'), detail: '' } : endWords(forecast);

  return { titleOf, projectWords, customerWords, firstWords };
}

/** Makes the rows of projects and customers, with their words. */
export function useBudgetLines() {
  const { titleOf, projectWords, customerWords, firstWords } = useForecastWords();
  return {
    ofProject: (forecast: ProjectForecast): BudgetLine => {
      const { project, usedUpOn } = forecast;
      const { until, detail } = projectWords(forecast);
      return {
        id: keyOf(forecast),
        name: project.name,
        about: project.customerName,
        forecast,
        until,
        untilDetail: detail,
        title: titleOf(forecast, usedUpOn),
        path: projectPath(project.id),
        isCustomer: false,
        projects: [keyOf(forecast)],
      };
    },
    ofCustomer: (forecast: CustomerForecast): BudgetLine => {
      const { customerId, customerName, projects } = forecast;
      const { until, detail } = customerWords(forecast);
      return {
        id: String(customerId),
        name: customerName,
        about: firstWords(forecast),
        forecast,
        until,
        untilDetail: detail,
        title: titleOf(forecast, null),
        path: customerPath(customerId),
        isCustomer: true,
        projects: projects.map(keyOf),
      };
    },
  };
}

/** Hours a week as they are shown: one decimal is precise enough for an estimate. */
export function paceHours(hundredths: number): number {
  return Math.round(hoursOfHundredths(hundredths) * 10) / 10;
}
