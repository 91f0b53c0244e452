import { useTranslation } from 'react-i18next';
import { type ReportSettings, DEFAULT_SETTINGS } from '@/domain/report/reportAddress';
import type { Chosen, ReportFilters } from '@/domain/report/reportFilters';
import { NO_PROJECT } from '@/domain/report/reportRow';
import { useReportWords } from './useReportWords';

/** The names for the ids and keys in the filters of a report. */
export interface FilterNames {
  /** The names of customers by their id, as text. */
  readonly customers: ReadonlyMap<string, string>;
  /** The names of people by their key. */
  readonly people: ReadonlyMap<string, string>;
}

/** The settings of a report in words. */
export function useSettingsWords() {
  const { t } = useTranslation('report');
  const words = useReportWords();

  /** The line below a saved view: the settings that differ from the usual ones. Periods such as "last month" stay words. */
  function inShort(settings: ReportSettings): string {
    const { tab, rows, columns, measure, period, against } = settings;
    const days = typeof period === 'string' ? t(`report.periods.${period}`) : words.period(period);
    const { customers, projects, people, text } = settings.filters;
    const count = [customers.values, projects.values, people.values, text.trim()].filter(
      ({ length }) => length > 0,
    ).length;
    const filtered = count > 0 ? [t('views.filters', { count })] : [];
    if (tab === 'budget') return [t('page.budget'), ...filtered].join(' · ');
    if (tab === 'cleanup') return [t('page.cleanup'), days, ...filtered].join(' · ');
    return [
      t(`report.rowKinds.${rows}`),
      t(`report.timeColumns.${columns}`),
      ...(measure === DEFAULT_SETTINGS.measure ? [] : [t(`report.measures.${measure}`)]),
      days,
      ...(against === DEFAULT_SETTINGS.against ? [] : [comparison(settings)]),
      ...filtered,
    ].join(' · ');
  }

  function comparison({ against }: ReportSettings): string {
    if (against === 'none') return t('views.comparedWithNone');
    return t('views.against', { what: t(`report.comparisons.${against}`) });
  }

  /** Each filter in words. */
  function filters(
    { customers, projects, people, text }: ReportFilters,
    names: FilterNames,
  ): readonly string[] {
    const unknown = t('report.unknown');
    const customerName = (id: string) => names.customers.get(id) ?? unknown;
    const projectName = (key: string) => {
      if (key === NO_PROJECT) return t('report.withoutProject');
      const at = key.indexOf(':');
      const project = at < 0 ? unknown : key.slice(at + 1) || t('report.withoutProject');
      return `${project} (${customerName(at < 0 ? key : key.slice(0, at))})`;
    };
    const chosen = (label: string, { values, isExcluding }: Chosen, nameOf: (value: string) => string) => {
      if (values.length === 0) return [];
      const all = values.map(nameOf).join(', ');
      return [`${label}: ${isExcluding ? t('files.allBut', { what: all }) : all}`];
    };
    return [
      ...chosen(t('files.customer'), customers, customerName),
      ...chosen(t('files.project'), projects, projectName),
      ...chosen(t('files.person'), people, (key) => names.people.get(key) ?? key),
      ...(text.trim() === '' ? [] : [t('files.text', { text: text.trim() })]),
    ];
  }

  return { inShort, filters };
}
