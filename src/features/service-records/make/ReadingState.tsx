import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { Alert } from '@/shared/ui/messages/Alert';
import type { EntriesRead } from '../reading/useEntries';

interface ReadingStateProps {
  readonly reading: EntriesRead;
  readonly onOwn: () => void;
}

/** How far the entries are read, and why they are not complete. */
export function ReadingState({ reading, onOwn }: ReadingStateProps) {
  const { t } = useTranslation(['serviceRecords', 'common']);
  const formats = useFormats();
  const errorText = useErrorText();
  const { state, count, isRefused, isOld, readAt, error, retry } = reading;
  return (
    <>
      {isRefused && (
        <Alert action={{ label: t('serviceRecords:make.ownInstead'), onAct: onOwn }}>
          {t('serviceRecords:make.refused')}
        </Alert>
      )}
      {state === 'failed' && reading.entries === null && (
        <Alert tone="danger" action={{ label: t('common:actions.retry'), onAct: retry }}>
          {t('serviceRecords:make.failed', { reason: errorText(error) })}
        </Alert>
      )}
      {(isOld || (state === 'failed' && reading.entries !== null)) && readAt !== null && (
        <Alert>{t('serviceRecords:make.old', { time: formats.clock(new Date(readAt)) })}</Alert>
      )}
      <p className="text-faint text-small" role="status">
        {state === 'reading' &&
          `${t('serviceRecords:make.reading')} … ${count > 0 ? t('serviceRecords:make.readingCount', { count }) : ''}`}
      </p>
    </>
  );
}
