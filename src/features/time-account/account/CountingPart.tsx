import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hoursOfHundredths } from '@/domain/hundredths';
import { monthOfDay, laterOf } from '@/domain/time/period';
import { type WorkDays, evesOff, targetRowOn } from '@/domain/time/targets';
import { useFormats } from '@/shared/i18n/useFormats';
import '@/shared/ui/styles/detail.scss';
import { Button } from '@/shared/ui/buttons/Button';
import { useAccountWords } from '../useAccountWords';
import type { KnownAccount } from './yearView';
import classes from './asideParts.module.scss';

interface CountingPartProps {
  readonly own: KnownAccount;
  readonly year: number;
  readonly onOpen: (dialog: 'model' | 'booking') => void;
}

type Term = readonly [term: string, text: ReactNode];

/** The target hours since the account's start, the newest first. */
function useTargetTerms({ account: { start }, workDays, today }: KnownAccount): readonly Term[] {
  const { t } = useTranslation('timeAccount');
  const formats = useFormats();
  const words = useAccountWords();
  const first = targetRowOn(start, workDays).from;
  const current = targetRowOn(laterOf(today, start), workDays).from;
  return workDays.rows
    .filter(({ from }) => from >= first)
    .toReversed()
    .map(({ from, targets }) => {
      const days = words.weekDays(targets);
      const key = from === current ? 'target' : from < current ? 'before' : 'after';
      return [
        t(`counting.${key}`),
        <>
          <b>{words.weekHours(targets)}</b>
          {days !== '' && `, ${days}`}
          <small>
            {t(key === 'after' ? 'counting.from' : 'counting.since', {
              date: formats.date(laterOf(from, start)),
            })}
          </small>
        </>,
      ];
    });
}

/** 24 and 31 December if they are half or free, and the days that are marked as free. */
function useDayTerms(workDays: WorkDays, year: number): readonly Term[] {
  const { t } = useTranslation('timeAccount');
  const formats = useFormats();
  const free = workDays.freeDays.filter((day) => day.startsWith(`${year}-`)).length;
  return evesOff(workDays).flatMap(({ eve, days: eves }): readonly Term[] => {
    const days = eves.map((day) => t(`counting.${day}`));
    if (eve === 'free' && free > 0) days.push(t('counting.freeDays', { count: free, year }));
    return days.length > 0 ? [[t(`counting.${eve}`), formats.list(days)]] : [];
  });
}

/** The bookings of a year, and the button that enters one. */
function Bookings({ own, year, onOpen }: CountingPartProps) {
  const { t } = useTranslation('timeAccount');
  const formats = useFormats();
  const words = useAccountWords();
  const bookings = own.account.bookings
    .filter(({ date }) => date.startsWith(`${year}-`))
    .toSorted((one, other) => (one.date < other.date ? 1 : -1));
  return (
    <>
      {bookings.length === 0 && `${t('counting.none')} `}
      {bookings.map(({ id, date, hours, reason }) => (
        <div key={id} className={classes.booking}>
          {formats.dayMonth(date)} <b>{t('withUnit', { hours: words.signed(hours) })}</b>
          <small>{reason}</small>
        </div>
      ))}
      <Button
        look="link"
        label={t('counting.enter')}
        className={classes.enter}
        aria-label={t('counting.enterBooking')}
        onClick={() => onOpen('booking')}
      />
    </>
  );
}

/** The model of working time in words. */
export function CountingPart({ own, year, onOpen }: CountingPartProps) {
  const { t } = useTranslation(['timeAccount', 'workSettings']);
  const formats = useFormats();
  const words = useAccountWords();
  const { account, workDays } = own;
  const { start, opening, cap, travelShare } = account;
  const targets = useTargetTerms(own);
  const days = useDayTerms(workDays, year);
  const hasLaterCap = cap !== null && cap.since > monthOfDay(start);
  const terms: readonly Term[] = [
    [
      t('counting.begin'),
      <>
        <b>{formats.date(start)}</b> {t('counting.opening', { hours: words.signed(opening) })}
      </>,
    ],
    ...targets,
    [
      t('counting.holidays'),
      workDays.state === null ? t('workSettings:state.none') : t(`workSettings:states.${workDays.state}`),
    ],
    ...days,
    [
      t('counting.cap'),
      cap === null ? (
        t('counting.noCap')
      ) : (
        <>
          {t('counting.above', { hours: formats.hourSum(hoursOfHundredths(cap.limit)) })}
          {hasLaterCap && <small>{t('counting.since', { date: formats.month(cap.since) })}</small>}
        </>
      ),
    ],
    [
      t('counting.travel'),
      t(`counting.travels.${travelShare === 0.5 ? 'half' : travelShare === 1 ? 'whole' : 'not'}`),
    ],
    [t('counting.bookings'), <Bookings key="bookings" own={own} year={year} onOpen={onOpen} />],
  ];
  return (
    <section aria-labelledby="account-counting">
      <div className={clsx('tw-section-head', classes.head)}>
        <h2 id="account-counting">{t('counting.title')}</h2>
        <Button
          look="ghost"
          size="sm"
          icon={pencil}
          label={t('counting.edit')}
          onClick={() => onOpen('model')}
        />
      </div>
      <dl className={classes.terms}>
        {terms.map(([term, text], at) => (
          // oxlint-disable-next-line react/no-array-index-key -- several rows of targets have the same term
          <Fragment key={at}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
