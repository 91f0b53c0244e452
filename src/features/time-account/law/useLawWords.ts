import { useTranslation } from 'react-i18next';
import { type Hundredths, hoursOfHundredths } from '@/domain/hundredths';
import type { LawYear } from '@/domain/law/law';
import type { AnyFinding, FullWeek, ShortRest } from '@/domain/law/lawFindings';
import { LAW_RULES, type LawRuleId, versionOn } from '@/domain/law/lawRules';
import { type Period, addDays, calendarWeek } from '@/domain/time/period';
import { joinedSpans } from '@/domain/time/spans';
import { useFormats } from '@/shared/i18n/useFormats';

/** The rule that a finding belongs to. */
export const ruleOf = ({ kind }: Pick<AnyFinding, 'kind'>): LawRuleId =>
  kind === 'fewSundays' ? 'sunday' : kind;

/** The days that a finding is about, for the link to their records. */
export function daysOfFinding(finding: AnyFinding): Period {
  const { date } = finding;
  switch (finding.kind) {
    case 'mean': {
      const weeks = versionOn(LAW_RULES.mean, date)?.limits.weeks ?? 1;
      return { from: addDays(date, 1 - 7 * weeks), to: date };
    }
    case 'rest':
      return { from: date, to: addDays(date, 1) };
    case 'sixDays':
      return { from: date, to: addDays(date, 6) };
    case 'longDay':
    case 'sunday':
    case 'holiday':
    case 'fewSundays':
      return { from: date, to: date };
  }
}

/** The words and figures of the law. Important parts of texts stand between `<b>` and `</b>` (`StrongText`). */
export function useLawWords() {
  const { t } = useTranslation(['law', 'workSettings']);
  const formats = useFormats();
  const hours = (of: Hundredths) => formats.hours(hoursOfHundredths(of));

  const weekdays = ({ days }: FullWeek) => {
    const runs = joinedSpans(days.map((day) => ({ from: day, to: day }))).map(({ from, to }) =>
      from === to
        ? formats.weekday(from)
        : t('run', { first: formats.weekday(from), last: formats.weekday(to) }),
    );
    return formats.list(runs);
  };

  const restText = ({ date, arrival, departure, isNextDay, minutes }: ShortRest) => {
    const rest = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
    const nextDay = formats.dayMonth(addDays(date, 1));
    return t(isNextDay ? 'lines.restNextDay' : 'lines.rest', { arrival, departure, day: nextDay, ...rest });
  };

  const text = (finding: AnyFinding): string => {
    switch (finding.kind) {
      case 'longDay': {
        const { records: count, hours: all, over } = finding;
        return t('lines.longDay', { count, hours: hours(all), over: hours(over) });
      }
      case 'mean':
        return t('lines.mean', { hours: hours(finding.hours), days: formats.plain(finding.days) });
      case 'rest':
        return restText(finding);
      case 'sunday':
      case 'holiday': {
        const { outcome, replacement, deadline, hours: all } = finding;
        const values = { hours: hours(all), deadline: formats.dayMonth(deadline) };
        return t(`lines.${outcome}`, {
          ...values,
          replacement: replacement === null ? '' : formats.day(replacement),
        });
      }
      case 'fewSundays':
        return t('lines.fewSundays', { free: finding.free, least: finding.least });
      case 'sixDays':
        return t('lines.sixDays', { days: weekdays(finding), hours: hours(finding.hours) });
    }
  };

  return {
    t,
    formats,
    hours,
    /** `Do 19.11.`; `KW 46` for a full week, and for the mean whose last week it is. */
    when: ({ kind, date }: AnyFinding): string =>
      kind === 'sixDays' || kind === 'mean'
        ? t('week', { week: calendarWeek(date).week })
        : formats.day(date),
    text,
  };
}

export type LawWords = ReturnType<typeof useLawWords>;

/** The result of a rule as a figure, with a few words about it. */
export function ruleValue(law: LawYear, id: LawRuleId, words: LawWords) {
  const { t } = words;
  const { state } = law[id];
  if (state === 'off') return { value: t('off'), about: '' };
  if (state === 'unknown')
    return { value: t('notKnown'), about: t(id === 'rest' ? 'values.noTrips' : 'values.noDays') };
  switch (id) {
    case 'longDay': {
      const { findings, workedDays } = law.longDay;
      const value = t('values.days', { count: findings.length });
      return { value, about: t('values.ofWorked', { count: workedDays }) };
    }
    case 'mean':
      return meanValue(law, words);
    case 'rest': {
      const { findings, nights } = law.rest;
      return state === 'hit'
        ? {
            value: t('values.nights', { count: findings.length }),
            about: t('values.ofKnown', { count: nights }),
          }
        : { value: t('values.open'), about: t('values.knownNights', { count: nights }) };
    }
    case 'sunday':
      return { value: t('values.sundays', { count: law.sunday.worked }), about: sundaysAbout(law, words) };
    case 'holiday': {
      const { worked, all } = law.holiday;
      const about = worked === 0 ? t('values.ofWorkdays', { count: all }) : replacedAbout(law.holiday, words);
      return { value: t('values.days', { count: worked }), about };
    }
    case 'sixDays': {
      const { findings, most } = law.sixDays;
      const about = findings.length === 0 ? t('values.sixDays') : t('values.mostDays', { count: most });
      return { value: t('values.weeks', { count: findings.length }), about };
    }
  }
}

function meanValue({ mean: { mean, weeksRead, weeksNeeded } }: LawYear, { t, hours }: LawWords) {
  if (mean === null)
    return {
      value: t('values.stillOpen'),
      about: t('values.weeksRead', { read: weeksRead, needed: weeksNeeded }),
    };
  const about = t('weeks', { first: mean.weeks[0]?.week, last: mean.weeks.at(-1)?.week });
  if (mean.perDay === null) return { value: t('values.noWorkdays'), about };
  return { value: t('values.hours', { hours: hours(mean.perDay) }), about };
}

function replacedAbout(
  { state, openUntil }: LawYear['sunday'] | LawYear['holiday'],
  { t, formats }: LawWords,
): string {
  if (state === 'hit') return t('notReplaced');
  return openUntil === null ? t('replaced') : t('openUntil', { date: formats.dayMonth(openUntil) });
}

function sundaysAbout({ sunday }: LawYear, words: LawWords): string {
  const few = sunday.findings.find(({ kind }) => kind === 'fewSundays');
  if (few) return words.t('values.onlyFree', { count: sunday.free });
  return sunday.worked === 0 ? words.t('values.worked') : replacedAbout(sunday, words);
}
