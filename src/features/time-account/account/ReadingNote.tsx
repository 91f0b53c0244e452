import exclamation from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import again from 'bootstrap-icons/icons/arrow-clockwise.svg?icon';
import { useTranslation } from 'react-i18next';
import { type IsoDate, type IsoMonth, monthOf, monthOfDay, shiftMonth } from '@/domain/time/period';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { useMomentText } from '@/shared/lists/find/useMomentText';
import { Alert } from '@/shared/ui/messages/Alert';
import { useDelayedFlag } from '@/shared/ui/timing/useDelayedFlag';
import type { KnownAccount } from './yearView';
import type { OwnAccount } from '../useOwnAccount';
import { clsx } from 'clsx';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import classes from './asideParts.module.scss';

/** The progress of the reading until there are balances, or the reason why it failed. */
export function ReadingNote({ own }: { readonly own: KnownAccount }) {
  const { state } = own.reading;
  const isWaiting = useDelayedFlag(state === 'reading' && own.ledger === null);
  if (state === 'failed') return <Failure own={own} />;
  return isWaiting ? <Progress own={own} /> : null;
}

function Failure({ own: { reading } }: { readonly own: KnownAccount }) {
  const { t } = useTranslation('timeAccount');
  const formats = useFormats();
  const errorText = useErrorText();
  const momentText = useMomentText();
  const { error, progress, readAt, isOld, readOn } = reading;
  const { backTo } = progress;
  const isShown = isOld && readAt !== null;
  return (
    <div className="below-24">
      <Alert tone="danger" action={{ label: t('reading.readOn'), onAct: readOn }}>
        <b className="block weight-560">
          {backTo === null ? t('reading.failed') : t('reading.brokeOff', { date: formats.date(backTo) })}
        </b>{' '}
        {errorText(error)} {progress.count > 0 && t('reading.stays')}{' '}
        {isShown ? t('reading.old', { when: momentText(readAt) }) : t('reading.later')}
      </Alert>
    </div>
  );
}

/** The months from the start to today, the newest first. */
function monthsBack(start: IsoDate, today: IsoDate): readonly IsoMonth[] {
  const months: IsoMonth[] = [];
  for (let month = monthOfDay(today); month >= monthOfDay(start); month = shiftMonth(month, -1))
    months.push(month);
  return months;
}

function Progress({ own: { reading, account, today, knownFrom } }: { readonly own: KnownAccount }) {
  const { t } = useTranslation('timeAccount');
  const text = useProgressText(reading);
  const months = monthsBack(account.start, today);
  const look = (month: IsoMonth) => {
    if (knownFrom === null) return undefined;
    const { from, to } = monthOf(month);
    return knownFrom <= from ? 'done' : knownFrom <= to ? 'half' : undefined;
  };
  return (
    <div className="stack framed round-md below-24 pads-16-20">
      <div className="as-flex wrap align-baseline justify-between gap-2-12">
        <b className="weight-560">{t('reading.title')}</b>
        <span className="text-secondary text-small figures">{text}</span>
      </div>
      <div
        className="tw-parts is-backwards"
        role="progressbar"
        aria-label={t('reading.title')}
        aria-valuemin={0}
        aria-valuemax={months.length}
        aria-valuenow={months.filter((month) => look(month) === 'done').length}
        aria-valuetext={text}
      >
        {months.map((month) => (
          <i key={month} className={look(month)} />
        ))}
      </div>
      <p className="text-secondary text-small">{t('reading.why')}</p>
    </div>
  );
}

/** `200 gelesen, zurück bis 28.05.2026` */
function useProgressText({ progress }: OwnAccount['reading']): string {
  const { t } = useTranslation('timeAccount');
  const formats = useFormats();
  const { count, backTo } = progress;
  const read = t('reading.count', { count, n: formats.hourSum(count) });
  return backTo === null ? read : t('reading.backTo', { read, date: formats.date(backTo) });
}

/** How many records the account counts, when they were read, and the button that reads them anew. */
export function ReadPart({ own: { reading, account } }: { readonly own: KnownAccount }) {
  const { t } = useTranslation('timeAccount');
  const formats = useFormats();
  const momentText = useMomentText();
  const progress = useProgressText(reading);
  const { records, readAt, unreadable, waitingCount, state } = reading;
  const isReading = state === 'reading';
  const count = records?.filter(({ date }) => date >= account.start).length ?? 0;
  return (
    <section aria-labelledby="account-read">
      <div className={clsx('tw-section-head', classes.head)}>
        <h2 id="account-read">{t('read.title')}</h2>
        <Button
          look="ghost"
          size="sm"
          icon={again}
          label={t('read.anew')}
          aria-disabled={isReading}
          onClick={isReading ? undefined : reading.readAnew}
        />
      </div>
      <p className="text-secondary text-small figures">
        {records && (
          <>
            {t('read.count', { count, n: formats.hourSum(count), date: formats.date(account.start) })}
            <br />
            {readAt !== null && t('read.at', { when: momentText(readAt) })}
          </>
        )}
        {isReading && ` ${t('read.reading', { progress })}`}
        {state === 'failed' && records === null && `${progress}.`}
        {waitingCount > 0 && ` ${t('read.waiting', { count: waitingCount })}`}
        {unreadable > 0 && (
          <>
            <br />
            <Icon of={exclamation} className="right-5 mark-warning size-12" />
            {t('read.unreadable', { count: unreadable })}
          </>
        )}
      </p>
    </section>
  );
}
