import { useTranslation } from '@/shared/i18n/useTranslation';
import { useErrorText } from '@/shared/api/useErrorText';
import type { StepResult } from './runSteps';

/** Says what came of a record's call, or why it did not come to it. */
export function useResultWords() {
  const { t } = useTranslation('bulkEdit');
  const errorText = useErrorText();
  return (result: StepResult, action: 'change' | 'undo' | 'remove'): string => {
    if (!('error' in result)) return result.kind === 'done' ? t(`done.${action}`) : t(result.kind);
    const reason = errorText(result.error);
    return result.kind === 'failed' ? t(`failed.${action}`, { reason }) : t('unknown', { reason });
  };
}
