import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { balanceNow } from '@/domain/account/ledger';
import { hoursOfHundredths } from '@/domain/hundredths';
import { localDay } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { paths } from '@/shared/paths';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useToday } from '@/shared/ui/timing/useClock';
import { useWhenIdle } from '@/shared/ui/timing/useWhenIdle';
import { timeAccountKind } from '../kept/accountKept';
import { useOwnAccount, yesterdayOf } from '../useOwnAccount';
import classes from './accountSum.module.scss';

/**
 * The balance of yesterday as a link to the account, for the work screen. Records are read only if there is an account,
 * and only once the browser is idle. Until all of them are read there is no number.
 */
export function AccountSum() {
  const account = useDeviceValue(timeAccountKind).value;
  const [isIdle, setIsIdle] = useState(false);
  // The same function on each render.
  const [noteIdle] = useState(() => async () => Promise.resolve(setIsIdle(true)));
  useWhenIdle(noteIdle);
  if (account === undefined) return null;
  if (account === null) return <AccountLink isSetUp={false} />;
  return isIdle ? <ReadSum /> : <AccountLink isSetUp />;
}

interface AccountLinkProps {
  readonly isSetUp: boolean;
  readonly balance?: string | undefined;
  readonly title?: string | undefined;
}

function AccountLink({ isSetUp, balance, title }: AccountLinkProps) {
  const { t } = useTranslation('accountModel');
  return (
    <Link className={classes.sum} to={paths.account} title={title ?? t('sum.title')}>
      <span>{t(isSetUp ? 'sum.account' : 'sum.start')}</span>{' '}
      {balance !== undefined && <b className="figures">{balance}</b>}
      <Icon of={chevronRight} />
    </Link>
  );
}

/** The link with the balance, once all records are read. */
function ReadSum() {
  const { t } = useTranslation('accountModel');
  const formats = useFormats();
  const today = useToday();
  const own = useOwnAccount(Number(today.slice(0, 4)));
  if (!own?.account || !own.ledger) return <AccountLink isSetUp />;
  const hours = formats.signedHours(hoursOfHundredths(balanceNow(own.ledger, own.account)));
  const date = formats.date(yesterdayOf(own));
  const { isOld, readAt } = own.reading;
  const read = isOld && readAt !== null ? new Date(readAt) : null;
  const title = read
    ? t('sum.old', { date, day: formats.date(localDay(read)), time: formats.clock(read) })
    : t('sum.asOf', { date });
  return <AccountLink isSetUp balance={t('sum.hours', { hours })} title={title} />;
}
