import building from 'bootstrap-icons/icons/building.svg?icon';
import folder from 'bootstrap-icons/icons/folder.svg?icon';
import person from 'bootstrap-icons/icons/person.svg?icon';
import { useTranslation } from 'react-i18next';
import { EMPTY_QUERY } from '@/domain/find/findQuery';
import { type Chosen, NO_FILTERS, type ReportFilters } from '@/domain/report/reportFilters';
import { NO_PROJECT } from '@/domain/report/reportRow';
import type { FilterValue, Find, ShownFilter } from '@/shared/lists/find/find';
import { useTyping } from '@/shared/lists/find/useTyping';
import type { ReportReading } from '../reading/reportReading';
import { useAnswer } from '../reading/useAnswer';
import { isWithPeople, useReportSettings } from '../useReportSettings';

const NAMES = { kind: 'names' } as const;

type ChosenName = 'customers' | 'projects' | 'people';

/** The filters of the report, for the field that lists have. */
export function useReportFind(reading: ReportReading): Find {
  const { t } = useTranslation('report');
  const { settings, change } = useReportSettings();
  const { filters } = settings;
  const values = useValues(reading);
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
function useValues(reading: ReportReading): Readonly<Record<ChosenName, readonly FilterValue[]>> {
  const { t } = useTranslation('report');
  const { answer: names } = useAnswer(reading, NAMES);
  const projects = (names?.projects ?? []).map(({ key, name, customerName = '' }) => {
    return { value: key, label: name, detail: customerName };
  });
  return {
    customers: reading.customers.map(({ id, name }) => ({ value: id, label: name })),
    projects: [{ value: NO_PROJECT, label: t('report.withoutProject') }, ...projects],
    people: (names?.people ?? []).map(({ key, name }) => ({ value: key, label: name })),
  };
}
