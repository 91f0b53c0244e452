import { useTranslation } from 'react-i18next';
import type { Measure, Sums } from '@/domain/report/sums';

/** The sentences about the limits of the numbers, below the report and in files. */
export function useReportFoot() {
  const { t } = useTranslation('report');
  return (measure: Measure, { unknownTravel, unknownRevenue }: Readonly<Sums>): readonly string[] => [
    t('report.foot.withoutCustomer'),
    ...(measure === 'rate' ? [t('report.foot.rate')] : []),
    ...(measure === 'rate' && unknownRevenue > 0 ? [t('report.foot.unknownRevenue')] : []),
    ...(measure === 'travel' && unknownTravel > 0
      ? [t('report.foot.unknownTravel', { count: unknownTravel })]
      : []),
  ];
}
