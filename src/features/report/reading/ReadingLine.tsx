import check from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import chevron from 'bootstrap-icons/icons/chevron-down.svg?icon';
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?icon';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hoursOfHundredths, plus } from '@/domain/hundredths';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { useMomentText } from '@/shared/lists/find/useMomentText';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { LoadError } from '@/shared/ui/messages/LoadError';
import { useSpoken } from '@/shared/ui/timing/useSpoken';
import { useDelayedFlag } from '@/shared/ui/timing/useDelayedFlag';
import { ReadingBar } from './ReadingBar';
import { ReadingNotes } from './ReadingNotes';
import { useReportReading } from '../reportContext';
import details from './readingDetails.module.scss';
import { type CustomerReading, isCounted } from './reportReading';
import classes from './readingLine.module.scss';

/** The state of the reading: its progress, its age, and notes about missing and differing data. */
export function ReadingLine() {
  const { t } = useTranslation('report');
  const errorText = useErrorText();
  const { state, error, goOn, customers } = useReportReading();
  const isBarDue = useDelayedFlag(state === 'reading');
  const words = useStateWords();
  const isMarkDue = isBarDue || state !== 'reading' || customers.some((one) => one.state === 'kept');
  const spoken = useSpoken(words, '', state !== 'reading');
  if (error !== undefined)
    return (
      <div className={classes.below}>
        {error instanceof Error ? (
          <LoadError title={t('reading.broken')} text={t('reading.brokenText')} onRetry={goOn} />
        ) : (
          <LoadError title={t('page.failed')} text={errorText(error)} onRetry={goOn} />
        )}
      </div>
    );
  return (
    <>
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
      <StateLine words={isMarkDue ? words : ''} />
      <div className={classes.below}>
        {(isBarDue || state === 'stopped') && customers.length > 0 && <ReadingBar />}
        {state === 'done' && <ReadingNotes />}
      </div>
    </>
  );
}

/** The state of a reading in a few words. */
function useStateWords(): string {
  const { t } = useTranslation('report');
  const { customers, state, isComplete } = useReportReading();
  const momentText = useMomentText();
  const read = customers.filter((one) => one.state === 'read');
  const count = customers.length;
  if (state !== 'done') {
    const missing = count - customers.filter(isCounted).length;
    if (missing > 0) return t('reading.interim', { count: missing });
    return read.length < count ? t('reading.notCompared', { count: count - read.length }) : '';
  }
  const different = read.filter(({ differences }) => differences && differences.length > 0).length;
  const unchecked = read.filter(({ differences }) => differences === null).length;
  const times = read.flatMap(({ readAt }) => readAt ?? []);
  const parts = [
    different > 0 && t('reading.different', { count: different }),
    unchecked > 0 && t('reading.notChecked', { count: unchecked }),
    isComplete && different + unchecked === 0 && count > 0 && t('reading.agrees'),
  ].filter((part) => part !== false);
  const words = [t('reading.progress', { read: read.length, count }), ...parts].join(', ');
  return times.length === 0 ? words : t('reading.asOf', { words, time: momentText(Math.min(...times)) });
}

/** The state in a line. Once the reading has ended, a press opens the list of all customers. */
function StateLine({ words }: { readonly words: string }) {
  const { state, isComplete, customers } = useReportReading();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (state !== 'done')
    return (
      <div className={classes.line}>
        {words !== '' && (
          <span className={clsx(classes.state, classes.isWarning)}>
            <Icon of={hourglass} className="mark-warning size-14" />
            {words}
          </span>
        )}
      </div>
    );
  const isFine = isComplete && customers.every(({ differences }) => differences?.length === 0);
  return (
    <>
      <div className={classes.line}>
        <button
          type="button"
          className={clsx(classes.state, !isFine && classes.isWarning)}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon
            of={isFine ? check : warning}
            className={clsx('size-14', isFine ? 'mark-success' : 'mark-warning')}
          />
          <span>{words}</span>
          <Icon of={chevron} className={classes.chevron ?? ''} />
        </button>
      </div>
      <div id={id} className={classes.below} hidden={!isOpen}>
        {isOpen && <ReadingDetails />}
      </div>
    </>
  );
}

/** A list of all customers: how many entries were read, whether they agree with the evaluation, and when they were read. */
function ReadingDetails() {
  const { t } = useTranslation('report');
  const { customers, readAnew } = useReportReading();
  return (
    <div className={details.details}>
      <ul aria-label={t('reading.details')}>
        {customers.map((customer) => (
          <Customer key={customer.id} customer={customer} />
        ))}
      </ul>
      <div className={details.end}>
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
  const agreement =
    differences === null
      ? t('reading.isUnchecked')
      : difference === 0
        ? t('reading.isRight')
        : t('reading.differs', { hours: formats.hours(hoursOfHundredths(difference)) });
  return (
    <li>
      <span className={details.name}>{name}</span>
      {state === 'read' ? (
        <>
          <span>{t('reading.entries', { count: entries, entries: formats.hourSum(entries) })}</span>
          <span>{agreement}</span>
          <span>{readAt === null ? '' : momentText(readAt)}</span>
        </>
      ) : (
        <span>{t('reading.isMissing')}</span>
      )}
    </li>
  );
}
