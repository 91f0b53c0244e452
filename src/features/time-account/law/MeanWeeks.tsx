import type { CSSProperties } from 'react';
import type { Mean } from '@/domain/law/workingHours';
import type { LawWords } from './useLawWords';
import classes from './meanWeeks.module.scss';

/** The limit of a whole week, six workdays of 8 hours, in hundredths. */
const LIMIT = 4800;
/** A day of 8 hours, in hundredths. */
const DAY = 800;
/** The picture is at least this high, in hundredths of an hour. */
const LEAST_TOP = 6000;
/** The weeks whose number is shown below the picture, by their index among the 24. */
const NUMBERED = [0, 5, 11, 17, 23];

/** The hours of each week of the mean as bars, with a line at the limit of a whole week. */
export function MeanWeeks({ mean: { weeks }, words }: { readonly mean: Mean; readonly words: LawWords }) {
  const { t, hours } = words;
  const most = Math.max(...weeks.map((week) => week.hours));
  const top = Math.max(LEAST_TOP, most);
  const label = t('picture.label', { first: weeks[0]?.week, last: weeks.at(-1)?.week, most: hours(most) });
  return (
    <div className={classes.picture} role="img" aria-label={label}>
      <div className={classes.plot}>
        <div className={classes.limit} style={{ bottom: `${(LIMIT / top) * 100}%` }}>
          <span>{t('picture.limit')}</span>
        </div>
        {weeks.map(({ year, week, hours: worked }) => (
          <i
            key={`${year} ${week}`}
            className={worked === 0 ? classes.isEmpty : undefined}
            style={worked === 0 ? undefined : barStyle(worked, top)}
            title={t('picture.bar', { week, hours: hours(worked) })}
          />
        ))}
      </div>
      <div className="text-faint text-tiny figures as-flex justify-between above-4">
        {NUMBERED.map((at) => {
          const week = weeks[at];
          return week && <span key={at}>{t('week', { week: week.week })}</span>;
        })}
      </div>
    </div>
  );
}

/** The height of a bar, and of a day of 8 hours within it; a line marks each day. */
function barStyle(worked: number, top: number): CSSProperties {
  return { height: `${(worked / top) * 100}%`, '--day': `${(DAY / worked) * 100}%` };
}
