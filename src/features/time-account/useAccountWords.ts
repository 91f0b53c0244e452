import { useTranslation } from 'react-i18next';
import { sumDecimals } from '@/domain/decimal';
import { type Hundredths, hoursOfHundredths, roundHalfAway } from '@/domain/hundredths';
import type { WeekTargets } from '@/domain/time/targets';
import { type IsoDate, addDays, isoDate } from '@/domain/time/period';
import { type OwnAccount, yesterdayOf } from './useOwnAccount';
import { useFormats } from '@/shared/i18n/useFormats';

/** Any Monday, for the names of weekdays. */
const MONDAY = isoDate('2026-01-05');

/** Runs of weekdays with the same hours, as their first and last index; days without hours are left out. */
function runsOf(targets: WeekTargets): readonly { first: number; last: number; hours: number }[] {
  const runs: { first: number; last: number; hours: number }[] = [];
  for (const [day, hours] of targets.entries()) {
    const run = runs.at(-1);
    if (run?.last === day - 1 && run.hours === hours) run.last = day;
    else if (hours > 0) runs.push({ first: day, last: day, hours });
  }
  return runs;
}

/** The words and numbers of the time account. */
export function useAccountWords() {
  const { t } = useTranslation('timeAccount');
  const formats = useFormats();
  const hours = (of: Hundredths) => formats.hours(hoursOfHundredths(of));
  const weekdayName = (index: number) => formats.weekday(addDays(MONDAY, index));
  const dayText = (date: IsoDate) => `${formats.weekday(date)} ${formats.dayMonth(date)}`;
  return {
    /** `36,5`, `− 8,0`; positive hours have no sign. */
    hours: (of: Hundredths) => (roundHalfAway(of) < 0 ? `−\u{A0}${hours(-of)}` : hours(of)),
    /** `+ 36,5`, `− 8,0`, `0,0`; the gap does not break. */
    signed: (of: Hundredths) => formats.signedHours(hoursOfHundredths(of)),
    /** `Do 19.11.` */
    day: dayText,
    /** `gestern`; with records of an earlier reading `am Do 19.11.`, the last day that is counted. */
    counted: (own: Pick<OwnAccount, 'asOf' | 'today'>) =>
      own.asOf < own.today ? t('counted.old', { day: dayText(yesterdayOf(own)) }) : t('counted.yesterday'),
    /** `40 h` */
    weekHours: (targets: WeekTargets) => t('weekHours', { hours: formats.hourSum(sumDecimals(targets)) }),
    /** `Mo–Do 8, Fr 4`; empty without any hours. */
    weekDays: (targets: WeekTargets) =>
      runsOf(targets)
        .map(({ first, last, hours: of }) => {
          const names = first === last ? [first] : [first, last];
          return `${names.map(weekdayName).join('–')} ${formats.hourSum(of)}`;
        })
        .join(', '),
  };
}
