import { useTranslation } from 'react-i18next';
import type { MonthColumn } from '@/domain/account/accountMonths';
import { sumDecimals } from '@/domain/decimal';
import { type Hundredths, hoursOfHundredths } from '@/domain/hundredths';
import type { WeekTargets } from '@/domain/time/targets';
import { type OwnAccount, yesterdayOf } from './useOwnAccount';
import { useFormats } from '@/shared/i18n/useFormats';

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
  const signed = (of: Hundredths) => formats.signedHours(hoursOfHundredths(of));
  const hours = (of: Hundredths) => formats.balance(hoursOfHundredths(of));
  return {
    /** `36,5`, `− 8,0`; positive hours have no sign. */
    hours,
    /** `+ 36,5`, `− 8,0`, `0,0`; the gap does not break. */
    signed,
    /** A figure of the table of months. */
    figure: (column: MonthColumn, of: Hundredths) =>
      (column === 'change' || column === 'booked' || column === 'balance' ? signed : hours)(of),
    /** `gestern`; with records of an earlier reading `am Do 19.11.`, the last day that is counted. */
    counted: (own: Pick<OwnAccount, 'asOf' | 'today'>) =>
      own.asOf < own.today
        ? t('counted.old', { day: formats.day(yesterdayOf(own)) })
        : t('counted.yesterday'),
    /** `40 h` */
    weekHours: (targets: WeekTargets) => t('weekHours', { hours: formats.hourSum(sumDecimals(targets)) }),
    /** `Mo–Do 8, Fr 4`; empty without any hours. */
    weekDays: (targets: WeekTargets) =>
      runsOf(targets)
        .map(({ first, last, hours: of }) => {
          const names = first === last ? [first] : [first, last];
          return `${names.map((day) => formats.weekdayName(day)).join('–')} ${formats.hourSum(of)}`;
        })
        .join(', '),
  };
}
