import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n/useFormats';
import type { OwnAccount } from '../useOwnAccount';

/** `200 gelesen, zurück bis 28.05.2026` */
export function useProgressText({ progress }: OwnAccount['reading']): string {
  const { t } = useTranslation('timeAccount');
  const formats = useFormats();
  const { count, backTo } = progress;
  const read = t('reading.count', { count, n: formats.hourSum(count) });
  return backTo === null ? read : t('reading.backTo', { read, date: formats.date(backTo) });
}
