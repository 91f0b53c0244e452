import { useTranslation } from 'react-i18next';
import { hoursOfHundredths, plus } from '@/domain/hundredths';
import { useFormats } from '@/shared/i18n/useFormats';
import { useMomentText } from '@/shared/lists/find/useMomentText';
import { useReportReading } from '../reportContext';
import type { CustomerReading } from './reportReading';
import { Button } from '@/shared/ui/buttons/Button';
import classes from './readingDetails.module.scss';

/** A list of all customers: how many entries were read, whether they agree with the evaluation, and when they were read. */
export function ReadingDetails() {
  const { t } = useTranslation('report');
  const { customers, readAnew } = useReportReading();
  return (
    <div className={classes.details}>
      <ul aria-label={t('reading.details')}>
        {customers.map((customer) => (
          <Customer key={customer.id} customer={customer} />
        ))}
      </ul>
      <div className={classes.end}>
        <span>{t('reading.keptHere')}</span>
        <Button size="sm" label={t('reading.readAgain')} onClick={readAnew} />
      </div>
    </div>
  );
}

function Customer({ customer }: { readonly customer: CustomerReading }) {
  const { t } = useTranslation('report');
  const formats = useFormats();
  const momentText = useMomentText();
  const { name, state, entries, differences, readAt } = customer;
  const difference = plus(...(differences ?? []).map((month) => Math.abs(month.difference)));
  const check =
    differences === null
      ? t('reading.isUnchecked')
      : difference === 0
        ? t('reading.isRight')
        : t('reading.differs', { hours: formats.hours(hoursOfHundredths(difference)) });
  return (
    <li>
      <span className={classes.name}>{name}</span>
      {state === 'read' ? (
        <>
          <span>{t('reading.entries', { count: entries, entries: formats.hourSum(entries) })}</span>
          <span>{check}</span>
          <span>{readAt === null ? '' : momentText(readAt)}</span>
        </>
      ) : (
        <span>{t('reading.isMissing')}</span>
      )}
    </li>
  );
}
