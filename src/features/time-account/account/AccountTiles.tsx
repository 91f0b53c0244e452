import exclamation from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { absenceDays, vacationOf } from '@/domain/account/absenceYear';
import { useFormats } from '@/shared/i18n/useFormats';
import { paths, workDaysPath } from '@/shared/paths';
import { Tile, Tiles } from '@/shared/ui/tiles/Tiles';
import type { KnownAccount, YearProps, YearView } from './yearView';
import type { ReactNode } from 'react';
import { accountYear } from '@/domain/account/accountMonths';
import { balanceNow, balanceOn, emptyDays } from '@/domain/account/ledger';
import { type Hundredths, plus } from '@/domain/hundredths';
import { type IsoDate, monthOf, monthOfDay, periodOfYear } from '@/domain/time/period';
import { useMomentText } from '@/shared/lists/find/useMomentText';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useAccountWords } from '../useAccountWords';
import { yesterdayOf } from '../useOwnAccount';

/** The four figures at the top of the account: two balances, vacation and sickness. */
export function AccountTiles({ view, own }: YearProps) {
  const { t } = useTranslation('timeAccount');
  const tiles = [...useBalanceTiles(view, own), ...useDayTiles(view, own)];
  return (
    <Tiles areFour region={{ label: t('figures.label'), isBusy: !view.isComplete }} className="below-24">
      {tiles.map((tile) => (
        <Tile key={tile.label} {...tile} />
      ))}
    </Tiles>
  );
}

/** The vacation that is left, and the days of sickness of a year. */
function useDayTiles({ year, isComplete }: YearView, own: KnownAccount): readonly [AccountTile, AccountTile] {
  const { t } = useTranslation('timeAccount');
  const formats = useFormats();
  const entitlement = own.account.entitlements.find((one) => one.year === year);
  const content = { ...own, year };
  const vacation = vacationOf(content, entitlement);
  const { sick, childSick } = absenceDays(content);
  // Until the records are read, absences of mapped projects are missing.
  const isKnown = isComplete || own.mapped.length === 0;
  const all = ({ taken, planned }: typeof sick) => taken + planned;
  const tile = (label: string, count: number, detail: AccountTile['detail']): AccountTile => ({
    label,
    value: isKnown ? formats.hourSum(count) : null,
    unit: t('days', { count }),
    detail: isKnown && detail,
  });
  const vacationDetail = [
    t('figures.ofDays', { days: formats.hourSum(vacation.entitled + vacation.carriedOver) }),
    vacation.planned > 0
      ? t('figures.planned', { days: formats.hours(vacation.planned) })
      : t('figures.taken', { days: formats.hours(vacation.taken) }),
    vacation.lapsed > 0 && t('lapsed', { hours: formats.hours(vacation.lapsed) }),
  ];
  return [
    entitlement
      ? tile(t('figures.vacation'), vacation.left, vacationDetail.filter(Boolean).join(' · '))
      : {
          label: t('figures.vacation'),
          value: '–',
          unit: '',
          detail: (
            <Link className="tw-link" to={{ pathname: paths.absences, search: `?year=${year}` }}>
              {t('figures.entitle')}
            </Link>
          ),
        },
    tile(
      t('figures.sick', { year }),
      all(sick),
      all(childSick) > 0 &&
        t('figures.childSick', { count: all(childSick), days: formats.hourSum(all(childSick)) }),
    ),
  ];
}

/** One of the four figures at the top of the account. */
interface AccountTile {
  readonly label: string;
  /** Null until it is known. */
  readonly value: string | null;
  readonly unit: string;
  readonly detail?: ReactNode;
}

/** How many empty days are named; others are only counted. */
const NAMED = 3;

/** The empty days, which lower the balance because nothing is recorded on them. */
function EmptyDays({ ledger, year }: Pick<YearView, 'ledger' | 'year'>) {
  const { t } = useTranslation('timeAccount');
  const formats = useFormats();
  const words = useAccountWords();
  const empty = emptyDays(ledger);
  const [newest, oldest] = [empty[NAMED], empty.at(-1)];
  if (empty.length === 0) return null;
  return (
    <>
      <Icon of={exclamation} className="right-2 mark-warning size-12" /> {t('figures.within')}{' '}
      {empty.slice(0, NAMED).map(({ day: { date } }, at) => (
        <span key={date}>
          {at > 0 && ', '}
          <Link className="tw-link" to={workDaysPath(date, date)}>
            {date.startsWith(`${year}-`) ? formats.day(date) : formats.date(date)}
          </Link>
        </span>
      ))}{' '}
      {newest && oldest && (
        <>
          <Link
            className="tw-link"
            to={workDaysPath(oldest.day.date, newest.day.date)}
            aria-label={t('figures.furtherDays', { count: empty.length - NAMED })}
          >
            + {empty.length - NAMED}
          </Link>{' '}
        </>
      )}
      {t('figures.empty', { hours: words.signed(plus(...empty.map(({ change }) => change))) })}
    </>
  );
}

/** The reasons for the expected balance at the end of the month. */
function useReasons({ ledger }: YearView, { asOf }: KnownAccount): string {
  const { t } = useTranslation('timeAccount');
  const formats = useFormats();
  const words = useAccountWords();
  const month = monthOfDay(asOf);
  const coming = ledger.filter(({ day, isExpected }) => isExpected && day.date.startsWith(month));
  const free = coming.filter(({ day }) => day.absences.some(({ kind }) => kind === 'compensation'));
  const sum = (of: (entry: (typeof coming)[number]) => Hundredths) => plus(...coming.map(of));
  const [booked, lapsed] = [sum((entry) => entry.booked), sum((entry) => entry.lapsed)];
  return [
    t('figures.ifTarget'),
    free.length > 0 &&
      t('figures.compensation', {
        count: free.length,
        day: free[0] && formats.dayMonth(free[0].day.date),
      }),
    booked !== 0 && t('booked', { hours: words.signed(booked) }),
    lapsed > 0 && t('willLapse', { hours: words.hours(lapsed) }),
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** The balance of yesterday and at the end of the month; for a past or future year, the balances of that year. */
function useBalanceTiles(view: YearView, own: KnownAccount): readonly [AccountTile, AccountTile] {
  const { t } = useTranslation('timeAccount');
  const formats = useFormats();
  const words = useAccountWords();
  const momentText = useMomentText();
  const reasons = useReasons(view, own);
  const { year, ledger, isComplete } = view;
  const { account, reading, asOf } = own;
  const tile = (label: string, balance: Hundredths | undefined, detail?: ReactNode): AccountTile => ({
    label,
    value: isComplete && balance !== undefined ? words.signed(balance) : null,
    unit: t('unit'),
    detail: isComplete && detail,
  });

  if (view.state === 'past') {
    const sums = accountYear(ledger, year);
    const lapsed = sums?.figures.lapsed ?? 0;
    return [
      tile(
        t('figures.endOfYear', { year }),
        sums?.balance,
        lapsed > 0 && t('lapsed', { hours: words.hours(lapsed) }),
      ),
      tile(
        t('figures.change', { year }),
        sums?.figures.change,
        sums && t('figures.before', { hours: words.signed(sums.before) }),
      ),
    ];
  }
  if (view.state === 'future')
    return [
      tile(t('figures.startOfYear', { year }), view.known[0]?.before, t('figures.expected')),
      tile(t('figures.endOfYear', { year }), balanceOn(ledger, periodOfYear(year).to), t('figures.ifTarget')),
    ];
  const yesterday: IsoDate = yesterdayOf(own);
  const day = formats.day(yesterday);
  const age = reading.isOld && reading.readAt !== null ? momentText(reading.readAt) : null;
  const label = age === null ? t('figures.yesterday', { day }) : t('figures.old', { day, when: age });
  const end = monthOf(asOf).to;
  return [
    yesterday < account.start
      ? tile(t('figures.begin', { date: formats.date(account.start) }), account.opening)
      : tile(
          label,
          balanceNow(ledger, account),
          <>
            {reading.unreadable > 0 && `${t('figures.unreadable', { count: reading.unreadable })} `}
            <EmptyDays ledger={ledger} year={year} />
          </>,
        ),
    tile(
      t('figures.endOfMonth', { month: formats.monthName(monthOfDay(asOf)) }),
      balanceOn(ledger, end) ?? account.opening,
      reasons,
    ),
  ];
}
