import { useTranslation } from 'react-i18next';
import type { IsoDate } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';

/** `1 Std. 50 Min.`: a length in words. */
export function useLengthText(): (seconds: number) => string {
  const { t } = useTranslation('fileImport');
  return (seconds) => {
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    const rest = seconds % 60;
    const parts = [
      hours > 0 && t('length.hours', { hours }),
      minutes > 0 && t('length.minutes', { minutes }),
      (rest > 0 || seconds === 0) && t('length.seconds', { seconds: rest }),
    ];
    return parts.filter(Boolean).join(' ');
  };
}

/** `Do 2. April 2026`: what a cell of days was read as. */
export function useDayText(): (day: IsoDate | null) => string {
  const { t } = useTranslation('fileImport');
  const { weekday, longDate } = useFormats();
  return (day) => (day ? longDate(day).replace(/^\p{L}+,?/u, weekday(day)) : t('howRead.noDay'));
}
