import again from 'bootstrap-icons/icons/arrow-clockwise.svg?icon';
import exclamation from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n/useFormats';
import { useMomentText } from '@/shared/lists/find/useMomentText';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { KnownAccount } from './yearView';
import { useProgressText } from './ReadingNote';
import classes from './asideParts.module.scss';

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
        <button
          type="button"
          className="btn btn-ghost btn-sm"
          aria-disabled={isReading}
          onClick={isReading ? undefined : reading.readAnew}
        >
          <Icon of={again} />
          {t('read.anew')}
        </button>
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
