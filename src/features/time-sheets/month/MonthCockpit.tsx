import { useTranslation } from 'react-i18next';
import { type IsoDate, type IsoMonth, isoDate, monthOf } from '@/domain/time/period';
import { useErrorText } from '@/shared/api/useErrorText';
import { QueryView } from '@/shared/ui/messages/QueryView';
import { LoadedMonth } from './LoadedMonth';
import { MonthSkeleton } from './MonthSkeleton';
import { useMonthData } from './useMonthData';

interface MonthCockpitProps {
  readonly month: IsoMonth;
  readonly today: IsoDate;
}

/** A month from its gaps to its mail, on one page (design, "Month close"). */
export function MonthCockpit({ month, today }: MonthCockpitProps) {
  const { t } = useTranslation('monthClose');
  const errorText = useErrorText();
  const query = useMonthData(monthOf(isoDate(`${month}-01`)));
  return (
    <QueryView
      query={query}
      skeleton={<MonthSkeleton month={month} today={today} />}
      failedTitle={t('failedToLoad')}
      describeError={errorText}
    >
      {(data) => <LoadedMonth month={month} today={today} data={data} />}
    </QueryView>
  );
}
