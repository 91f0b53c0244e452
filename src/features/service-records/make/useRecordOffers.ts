import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '@/domain/language';
import { periodBeside, reportDays } from '@/domain/report/reportPeriods';
import { projectKey } from '@/domain/report/reportRow';
import { proposedPeriod } from '@/domain/service-records/recordPeriod';
import type { Period } from '@/domain/time/period';
import { env } from '@/shared/env';
import { useFormats } from '@/shared/i18n/useFormats';
import type { PeriodChoice, Setting } from '@/shared/settings/setting';
import { useToday } from '@/shared/ui/timing/useClock';
import { useRecordWords } from '../useRecordWords';
import type { NewRecord } from './useNewRecord';

type Named = Pick<Setting, 'name' | 'label'>;

/** A setting with any of several values, each with its label. */
const several = <Value extends string>(
  about: Named & Pick<Setting, 'value'>,
  offers: readonly (readonly [Value, string])[],
  chosen: readonly Value[],
  choose: (values: readonly Value[]) => void,
): Setting => ({
  ...about,
  isSeveral: true,
  offers: offers.map(([value, label]) => ({
    label,
    isChosen: chosen.includes(value),
    onChoose: () =>
      choose(offers.flatMap(([other]) => (chosen.includes(other) === (other !== value) ? other : []))),
  })),
});

/** The names of the customer's projects, and of those that only its entries have, by their keys. */
function projectNames(
  { customer, reading }: Pick<NewRecord, 'customer' | 'reading'>,
  without: string,
): ReadonlyMap<string, string> {
  const id = String(customer.id);
  const listed = customer.projects.map(({ name }) => [projectKey(id, name.trim()), name.trim()] as const);
  const known = new Set(listed.map(([key]) => key));
  const others = (reading.entries ?? []).filter((entry) => !known.has(entry.projectKey));
  return new Map([
    ...listed,
    ...others.map((entry) => [entry.projectKey, entry.project || without] as const),
  ]);
}

/** The settings of a new record besides its period, and what they offer. */
export function useRecordOffers({ customer, settings, layout, columns, reading, people }: NewRecord) {
  const { t } = useTranslation('serviceRecords');
  const { change, changeLayout, projects, scope, mayAskAll } = settings;
  const { columns: shown, order, language } = layout;
  const named = projectNames({ customer, reading }, t('settings.withoutProject'));
  const about = (name: 'projects' | 'scope' | 'people' | 'columns' | 'order' | 'language') => ({
    name,
    label: t(`settings.${name}`),
  });

  /** One of several values. */
  const one = <Value extends 'own' | 'all' | 'project' | 'date' | Language>(
    name: Parameters<typeof about>[0],
    values: readonly Value[],
    chosen: Value,
    choose: (value: Value) => void,
  ): Setting => ({
    ...about(name),
    value: t(`settings.${chosen}`),
    offers: values.map((value) => ({
      label: t(`settings.${value}`),
      isChosen: value === chosen,
      onChoose: () => choose(value),
    })),
  });

  /** All values together are none in particular. */
  const ofAll = (
    name: 'projects' | 'people',
    all: readonly (readonly [string, string])[],
    chosen: readonly string[],
  ) =>
    several(
      {
        ...about(name),
        value:
          chosen.length === 0
            ? t(`settings.${name}All`)
            : t('settings.someOf', { count: chosen.length, of: all.length }),
      },
      all,
      chosen.length === 0 ? all.map(([key]) => key) : chosen,
      (next) => change({ [name]: next.length === all.length ? [] : next }),
    );

  return [
    ofAll('projects', [...named], projects),
    ...(mayAskAll ? [one('scope', ['own', 'all'], scope, (next) => change({ scope: next }))] : []),
    ...(scope === 'all' && env.reports === 'on' && reading.people.length > 1
      ? [
          ofAll(
            'people',
            reading.people.map(({ asked, label }) => [asked, label]),
            people,
          ),
        ]
      : []),
    several(
      {
        ...about('columns'),
        value: shown.map((column) => t(`column.${column}`)).join(', ') || t('settings.noColumns'),
      },
      columns.map((column) => [column, t(`column.${column}`)]),
      shown,
      (next) => changeLayout({ columns: next }),
    ),
    one('order', ['project', 'date'], order, (next) => changeLayout({ order: next })),
    one('language', LANGUAGES, language, (next) => changeLayout({ language: next })),
  ];
}

/** The period: since the last record, this month, the last one, or days of one's own. */
export function usePeriodOffer({ settings }: NewRecord): PeriodChoice {
  const { t } = useTranslation('serviceRecords');
  const formats = useFormats();
  const words = useRecordWords();
  const today = useToday();
  const { period, latest, change } = settings;
  const named = [
    ...(latest ? [['since', proposedPeriod(latest, today)] as const] : []),
    ['thisMonth', reportDays('this-month', today)],
    ['lastMonth', reportDays('last-month', today)],
  ] as const;
  const isIt = ({ from, to }: Period) => from === period.from && to === period.to;
  const chosen = named.findIndex(([, days]) => isIt(days));
  return {
    setting: {
      name: 'period',
      label: t('settings.period'),
      value:
        named[chosen]?.[0] === 'since' ? `${words.days(period)}, ${t('settings.since')}` : words.days(period),
      offers: named.map(([name, days], at) => ({
        label: t(`settings.${name}`),
        detail: formats.dayRange(days.from, days.to, today),
        isChosen: at === chosen,
        onChoose: () => change({ period: days }),
      })),
    },
    days: period,
    isOwn: chosen < 0,
    onDays: (days) => change({ period: days }),
    beside: (direction) => {
      // The month before a month that is under way is a whole one.
      const next = periodBeside(
        isIt(reportDays('this-month', today)) ? 'this-month' : period,
        direction,
        today,
      );
      return next && (() => change({ period: reportDays(next, today) }));
    },
  };
}
