import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { hoursOfHundredths } from '@/domain/hundredths';
import type { IsoMonth } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { useAccountWords } from '../useAccountWords';
import { YearStepper } from '../frame/YearStepper';
import { type BalanceBar, yearPicture } from './yearPicture';
import { type YearProps, type YearView, monthsOfYear } from './yearView';
import classes from './yearPicture.module.scss';

const looks: Readonly<Record<BalanceBar['kind'], string | undefined>> = {
  over: undefined,
  now: classes.isNow,
  expected: classes.isExpected,
};

/** The style that places an element in the picture, in percent of its width and height. */
function at(left: number, bottom: number): CSSProperties {
  return { '--x': `${left}%`, '--y': `${bottom}%` };
}

/** The picture in a sentence: the balances at the start, where hours have lapsed, yesterday and at the end. */
function usePictureSentence({ year, known: months, state }: YearView): string {
  const { t } = useTranslation('timeAccount');
  const formats = useFormats();
  const words = useAccountWords();
  const [first, last] = [months[0], months.at(-1)];
  const running = months.find((month) => month.state === 'running');
  const before = months.findLast((month) => month.state === 'over');
  const capped = months.filter((month) => month.state === 'over' && month.figures.lapsed > 0);
  const named = [...new Set([...capped, ...(before && state === 'current' ? [before] : [])])];
  const name = (month: IsoMonth) => formats.monthName(month);
  const parts = [
    first && t('picture.begin', { hours: words.signed(first.before) }),
    ...named.map(({ month, balance, figures }) =>
      t(figures.lapsed > 0 ? 'picture.capped' : 'picture.end', {
        month: name(month),
        hours: words.signed(balance),
      }),
    ),
    running && t('picture.yesterday', { hours: words.signed(running.balance) }),
    last &&
      t(last.state === 'over' ? 'picture.end' : 'picture.expected', {
        month: name(last.month),
        hours: words.signed(last.expected.balance),
      }),
  ];
  const unique = [...new Set(parts.filter((part) => part !== undefined))];
  return t('picture.sentence', { year, parts: unique.join(', ') });
}

/** The year at a glance: the balance of each week as a bar; negative ones hang below zero. */
export function YearPicture({ view, own }: YearProps) {
  const { t } = useTranslation('timeAccount');
  const { year, isComplete } = view;
  return (
    <section aria-labelledby="account-year">
      <div className="tw-section-head justify-between below-4">
        <h2 id="account-year">{t('picture.title', { year })}</h2>
        <YearStepper year={year} start={own.account.start} />
      </div>
      {isComplete ? (
        <Picture view={view} own={own} />
      ) : (
        <span className={clsx('skeleton', classes.waiting)} />
      )}
    </section>
  );
}

function Picture({ view, own }: YearProps) {
  const { t } = useTranslation('timeAccount');
  const formats = useFormats();
  const words = useAccountWords();
  const { bars, weeks, zero, cap, lapsed, now } = yearPicture(view, own);
  const sentence = usePictureSentence(view);
  const hasExpected = bars.some(({ kind }) => kind === 'expected');
  return (
    <div className={classes.picture} role="img" aria-label={sentence}>
      <div className={classes.plot} style={{ '--weeks': weeks }}>
        <div className={classes.zero} style={at(0, zero)} />
        {cap && (
          <div className={classes.cap} style={at(cap.left, cap.bottom)}>
            <span>{t('picture.cap', { hours: formats.hourSum(hoursOfHundredths(cap.hours)) })}</span>
          </div>
        )}
        {bars.map(({ left, bottom, height, isNegative, kind }) => (
          <i
            key={left}
            className={clsx(looks[kind], isNegative && classes.isNegative)}
            style={{ ...at(left, bottom), height: `${height}%` }}
          />
        ))}
        {lapsed.map(({ month, left, bottom, hours }) => (
          <span key={month} className={classes.mark} style={at(left, bottom)}>
            {t('picture.lapsed', { hours: words.hours(hours) })}
          </span>
        ))}
        {now && (
          <span className={clsx(classes.mark, classes.current)} style={at(now.left, now.bottom)}>
            {words.hours(now.hours)}
          </span>
        )}
      </div>
      <MonthAxis view={view} own={own} />
      <div className={classes.key}>
        <span className="inline-row gap-7">
          <i />
          {t('picture.keyOver')}
        </span>
        {hasExpected && (
          <span className="inline-row gap-7">
            <i className={classes.isExpected} />
            {t('picture.keyExpected')}
          </span>
        )}
        {cap && (
          <span className="inline-row gap-7">
            <i className={classes.line} />
            {t('picture.keyCap')}
          </span>
        )}
      </div>
    </div>
  );
}

/** Names of months with more letters than this are shortened to three. */
const SHORT = 4;

function MonthAxis({ view: { year, state }, own: { asOf } }: YearProps) {
  const formats = useFormats();
  return (
    <div className={classes.axis}>
      {monthsOfYear(year)
        .toReversed()
        .map((month) => {
          const name = formats.monthName(month);
          const short = name.length > SHORT ? name.slice(0, 3) : name;
          const isCurrent = state === 'current' && asOf.startsWith(month);
          return (
            <span key={month} className={clsx(isCurrent && classes.isCurrent)}>
              {short.slice(0, 1)}
              <span className="no-phone">{short.slice(1)}</span>
            </span>
          );
        })}
    </div>
  );
}
