import building from 'bootstrap-icons/icons/building.svg?icon';
import folder from 'bootstrap-icons/icons/folder.svg?icon';
import person from 'bootstrap-icons/icons/person.svg?icon';
import { useTranslation } from 'react-i18next';
import { EMPTY_QUERY } from '@/domain/find/findQuery';
import { type Chosen, NO_FILTERS, type ReportFilters } from '@/domain/report/reportFilters';
import { NO_PROJECT } from '@/domain/report/reportRow';
import type { FilterValue, Find, ShownFilter } from '@/shared/lists/find/find';
import { FindLine } from '@/shared/lists/find/lazyFind';
import { useTyping } from '@/shared/lists/find/useTyping';
import { ReadingLine } from '../reading/ReadingLine';
import { useAnswer } from '../reading/useAnswer';
import { useReportReading } from '../reportContext';
import { isWithPeople, useReportQuestion, useReportSettings } from '../useReportSettings';
import { useSettingsWords } from '../useSettingsWords';
import classes from './reportFilterLine.module.scss';

const NAMES = { kind: 'names' } as const;

type ChosenName = 'customers' | 'projects' | 'people';

/**
 * The filters of all tabs, in the field that lists have: customers, projects, people and the text of entries. Beside them
 * is the state of the reading.
 */
export function ReportFilterLine() {
  const { t } = useTranslation('report');
  const find = useReportFind();
  return (
    <>
      <PrintedSettings filters={find.filters} />
      <div className={classes.line}>
        <div className={classes.field}>
          <FindLine find={find} label={t('report.filter.label')} columns={[]} counts={null} found={null} />
        </div>
        <ReadingLine />
      </div>
    </>
  );
}

/** The settings and filters of a tab, if the browser prints its page. */
function PrintedSettings({ filters }: Pick<Find, 'filters'>) {
  const { t } = useTranslation('report');
  const { settings } = useReportSettings();
  const { period } = useReportQuestion();
  const { inShort } = useSettingsWords();
  const chosen = filters.filter((one) => one.chosen.length > 0);
  const text = settings.filters.text.trim();
  const parts = [
    inShort({ ...settings, period, filters: NO_FILTERS }),
    ...chosen.map((one) => `${one.label}: ${one.chosen.map(({ label }) => label).join(', ')}`),
    text && t('files.text', { text }),
  ];
  return <p className="tw-printed figures">{parts.filter(Boolean).join(' · ')}</p>;
}

/** The filters of the report, for the field that lists have. */
function useReportFind(): Find {
  const { t } = useTranslation('report');
  const { settings, change } = useReportSettings();
  const { filters } = settings;
  const values = useValues();
  const typing = useTyping((text) => put({ text }));

  function put(changed: Partial<ReportFilters>) {
    change({ filters: { ...filters, ...changed } });
  }

  const shown = (
    name: ChosenName,
    label: string,
    icon: ShownFilter['icon'],
    offered: readonly FilterValue[],
  ): ShownFilter => {
    const chosen: Chosen = filters[name];
    const choose = (next: Chosen) => put({ [name]: next.values.length === 0 ? NO_FILTERS[name] : next });
    const known = new Map(offered.map((value) => [value.value, value.label]));
    return {
      name,
      label,
      icon,
      isSingle: false,
      values: offered,
      chosen: chosen.values.map((value) => {
        const words = known.get(value) ?? t('report.filter.gone');
        return { value, label: chosen.isExcluding ? t('report.filter.not', { what: words }) : words };
      }),
      choose: (next) => choose({ ...chosen, values: next }),
      exclusion: {
        label: t('report.filter.exclude'),
        isOn: chosen.isExcluding,
        turn: () => choose({ ...chosen, isExcluding: !chosen.isExcluding }),
      },
    };
  };

  const all = [
    shown('customers', t('report.filter.customer'), building, values.customers),
    shown('projects', t('report.filter.project'), folder, values.projects),
    shown('people', t('report.filter.person'), person, values.people),
  ].filter(({ name }) => isWithPeople || name !== 'people');

  return {
    query: {
      ...EMPTY_QUERY,
      text: filters.text,
      choices: Object.fromEntries(
        all.flatMap(({ name, chosen }) =>
          chosen.length === 0 ? [] : [[name, chosen.map(({ value }) => value)]],
        ),
      ),
    },
    filters: all,
    typing,
    sortBy: () => undefined,
    startsDown: () => false,
    address: '',
    ask: () => undefined,
    reset: () => {
      typing.set(null);
      change({ filters: NO_FILTERS });
    },
  };
}

/** The values of the filters: all customers, and the projects and people in the rows that were read. */
function useValues(): Readonly<Record<ChosenName, readonly FilterValue[]>> {
  const { t } = useTranslation('report');
  const { customers } = useReportReading();
  const { answer: names } = useAnswer(NAMES);
  const projects = (names?.projects ?? []).map(({ key, name, customerName = '' }) => {
    return { value: key, label: name, detail: customerName };
  });
  return {
    customers: customers.map(({ id, name }) => ({ value: id, label: name })),
    projects: [{ value: NO_PROJECT, label: t('report.withoutProject') }, ...projects],
    people: (names?.people ?? []).map(({ key, name }) => ({ value: key, label: name })),
  };
}
