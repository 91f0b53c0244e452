import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { balanceNow } from '@/domain/account/ledger';
import { hoursOfHundredths } from '@/domain/hundredths';
import { localDay } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { paths } from '@/shared/paths';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { Icon } from '@/shared/ui/buttons/Icon';
import { timeAccountKind } from '../kept/accountKept';
import { useOwnAccount, yesterdayOf } from '../useOwnAccount';
import { WhenIdle } from '../WhenIdle';
import classes from './accountSum.module.scss';

/**
 * The link from the work screen to the account, with the balance of yesterday. Records are read only if there is an account
 * and the browser is idle. Until all of them are read, there is no number.
 */
export function AccountSum() {
  const { t } = useTranslation('accountModel');
  const account = useDeviceValue(timeAccountKind).value;
  if (account === undefined) return null;
  return (
    <Link className={classes.sum} to={paths.account} title={t('sum.title')}>
      <span>{t(account ? 'sum.account' : 'sum.start')}</span>{' '}
      <WhenIdle>
        <Balance />
      </WhenIdle>
      <Icon of={chevronRight} className="text-faint size-10" />
    </Link>
  );
}

function Balance() {
  const { t } = useTranslation('accountModel');
  const formats = useFormats();
  const own = useOwnAccount();
  if (!own?.account || !own.ledger) return null;
  const hours = formats.signedHours(hoursOfHundredths(balanceNow(own.ledger, own.account)));
  const date = formats.date(yesterdayOf(own));
  const { isOld, readAt } = own.reading;
  const read = isOld && readAt !== null ? new Date(readAt) : null;
  const title = read
    ? t('sum.old', { date, day: formats.date(localDay(read)), time: formats.clock(read) })
    : t('sum.asOf', { date });
  return (
    <b className="figures text-plain text-14 weight-580" title={title}>
      {t('sum.hours', { hours })}
    </b>
  );
}
