import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n/useFormats';
import { PrintedFrame } from '@/shared/lists/find/tools/PrintedFrame';
import { useOwnAccount, yesterdayOf } from '../../useOwnAccount';
import { PrintedBasis } from './PrintedBasis';
import { PrintedDays } from './PrintedDays';
import { PrintedMonths } from './PrintedMonths';
import classes from './printedYear.module.scss';

interface PrintedYearProps {
  readonly year: number;
  readonly onEnd: () => void;
}

/** The year of the account on one page of paper: its months, the oldest first, the days of absence, and how it counts. */
export function PrintedYear({ year, onEnd }: PrintedYearProps) {
  const { t } = useTranslation('ownData');
  const formats = useFormats();
  const own = useOwnAccount(year);
  if (!own?.account || !own.ledger) return null;
  const { account, ledger } = own;
  const yesterday = yesterdayOf(own);
  return (
    <PrintedFrame title={t('print.heading', { year })} className={classes.page} onEnd={onEnd}>
      <p className="mb-3">
        {t('print.asOf', { date: `${formats.weekday(yesterday)} ${formats.date(yesterday)}` })}
      </p>
      <PrintedMonths {...{ year, account, ledger }} />
      <PrintedDays {...{ year, own, account }} />
      <PrintedBasis {...{ year, own, account, ledger }} />
    </PrintedFrame>
  );
}
