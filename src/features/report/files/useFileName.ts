import { useTranslation } from 'react-i18next';
import { exportName } from '@/domain/find/exportName';
import type { OpenPeriod } from '@/domain/find/findPeriod';
import type { ReportReading } from '../reading/reportReading';

/** Names files, without an ending: `auswertung_kunde-projekt_2026-10-01_2026-10-31`. */
export function useFileName({ isComplete }: Pick<ReportReading, 'isComplete'>) {
  const { t } = useTranslation('report');
  /** @returns the name, which has a mark until all customers are read */
  return (of: string, days: OpenPeriod): string => {
    const whole = exportName(`${t('files.name')}_${of}`, days);
    return isComplete ? whole : `${whole}_${t('files.incompleteName')}`;
  };
}
