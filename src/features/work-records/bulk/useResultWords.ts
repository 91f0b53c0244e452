import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/api/useErrorText';
import type { Outcome } from '@/shared/outbox/change';
import type { RecordResult } from './useBulk';

/** The text for the outcome of a record's change; null if it waits, because the record's own row shows that. */
export function useResultWords() {
  const { t } = useTranslation('bulkEdit');
  const errorText = useErrorText();
  return (
    outcome: Outcome | { readonly kind: 'sending' },
    action: 'change' | 'undo' | 'remove',
  ): RecordResult | null => {
    switch (outcome.kind) {
      case 'waiting':
        return null;
      case 'saved':
        return { kind: 'done', text: t(`done.${action}`) };
      case 'sending':
      case 'unsent':
        return { kind: outcome.kind, text: t(outcome.kind) };
      case 'failed':
        return { kind: 'failed', text: t(`failed.${action}`, { reason: errorText(outcome.error) }) };
      case 'unknown':
        return { kind: 'unknown', text: t('unknown', { reason: errorText(outcome.error) }) };
    }
  };
}
