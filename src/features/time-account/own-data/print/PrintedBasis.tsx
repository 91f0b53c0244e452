import { useTranslation } from 'react-i18next';
import { accountMonths } from '@/domain/account/accountMonths';
import { type LedgerDay, emptyDays } from '@/domain/account/ledger';
import type { TimeAccount } from '@/domain/account/timeAccount';
import { isRoundedApart } from '@/domain/find/exportTable';
import { hoursOfHundredths, plus } from '@/domain/hundredths';
import { laterOf, yearOf } from '@/domain/time/period';
import { evesOff, targetRowOn } from '@/domain/time/targets';
import { useFormats } from '@/shared/i18n/useFormats';
import { useAccountWords } from '../../useAccountWords';
import type { OwnAccount } from '../../useOwnAccount';
import classes from './printedYear.module.scss';

/** How many days without an entry are named; others are only counted. */
const NAMED = 3;

interface PrintedBasisProps {
  readonly year: number;
  readonly own: OwnAccount;
  readonly account: TimeAccount;
  readonly ledger: readonly LedgerDay[];
}

/** How the account counts, in sentences, and a note that the print proves nothing. */
export function PrintedBasis({ year, own: { workDays, reading }, account, ledger }: PrintedBasisProps) {
  const { t } = useTranslation(['ownData', 'timeAccount', 'workSettings', 'common']);
  const formats = useFormats();
  const { signed, hours, weekDays, weekHours } = useAccountWords();
  const { start, opening, cap } = account;
  const first = targetRowOn(start, workDays).from;
  const targets = workDays.rows
    .filter(({ from }) => from >= first && yearOf(from) <= year)
    .map(({ from, targets: row }) =>
      t('print.row', {
        date: formats.date(laterOf(from, start)),
        days: weekDays(row),
        hours: weekHours(row),
      }),
    );
  const { state } = workDays;
  const eves = evesOff(workDays).map(({ eve, days }) => {
    const names = days.map((day) => t(`print.${day}`));
    return names.length > 0 && t(`print.eves.${eve}`, { days: formats.list(names) });
  });
  const months = accountMonths(ledger).filter(
    ({ month, state: of }) => of !== 'ahead' && month.startsWith(`${year}-`),
  );
  return (
    <section className={classes.basis}>
      <h3>{t('print.basis')}</h3>
      <p className="mb-3">
        {[
          t('print.begin', { date: formats.date(start), hours: signed(opening) }),
          ...targets,
          state && t('print.holidays', { state: t(`workSettings:states.${state}`) }),
          ...eves,
          cap && t('print.cap', { hours: hours(cap.limit) }),
          useEmptyText(year, ledger),
          reading.unreadable > 0 && t('timeAccount:figures.unreadable', { count: reading.unreadable }),
          isRoundedApart(months.map(({ figures }) => hoursOfHundredths(figures.worked))) &&
            t('common:rounded'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <p className="mb-3">{t('print.note')}</p>
    </section>
  );
}

/** The sentence about days without an entry, which names the first ones; empty without any. */
function useEmptyText(year: number, ledger: readonly LedgerDay[]): string {
  const { t } = useTranslation('ownData');
  const { day, list } = useFormats();
  const { signed } = useAccountWords();
  const empty = emptyDays(ledger)
    .filter((one) => one.day.date.startsWith(`${year}-`))
    .toReversed();
  if (empty.length === 0) return '';
  const named = empty.slice(0, NAMED).map((one) => day(one.day.date));
  const more = empty.length - named.length;
  return t('print.empty', {
    count: empty.length,
    days: list(more > 0 ? [...named, t('print.moreDays', { count: more })] : named),
    hours: signed(plus(...empty.map(({ change }) => change))),
  });
}
