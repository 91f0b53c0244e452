import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { AccountFigures } from '@/domain/account/accountMonths';
import type { Hundredths } from '@/domain/hundredths';
import { useAccountWords } from '../useAccountWords';
import classes from './monthTable.module.scss';

interface AccountCellProps {
  /** Null until all records are read. */
  readonly balance: Hundredths | null;
  readonly figures: Pick<AccountFigures, 'booked' | 'lapsed'>;
  readonly isExpected: boolean;
}

/** The cell of a balance, with the bookings and lapsed hours that changed it. */
export function AccountCell({ balance, figures: { booked, lapsed }, isExpected }: AccountCellProps) {
  const { t } = useTranslation('timeAccount');
  const words = useAccountWords();
  const besides = [
    booked !== 0 && t('booked', { hours: words.signed(booked) }),
    lapsed > 0 && t(isExpected ? 'willLapse' : 'lapsed', { hours: words.hours(lapsed) }),
  ].filter((part) => part !== false);
  return (
    <td className={clsx(classes.figure, classes.account)}>
      {balance === null ? (
        <span className="skeleton" />
      ) : (
        <>
          {words.signed(balance)}
          {besides.map((part) => (
            <small key={part}> {part}</small>
          ))}
        </>
      )}
    </td>
  );
}
