import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Navigate, useParams } from 'react-router-dom';
import { isIsoMonth, localDay } from '@/domain/period';
import { monthToClose } from '@/domain/monthMends';
import { useErrorText } from '@/shared/api/useErrorText';
import { monthPath } from '@/shared/paths';
import { QueryView } from '@/shared/ui/messages/QueryView';
import { asRequested } from '../sending/sentSheets';
import { useListTimeSheetsQuery, useKnownSentSheets } from '../timeSheetsApi';
import { MonthCockpit } from './MonthCockpit';
import { MonthHead } from './MonthHead';
import { MonthSkeleton } from './MonthSkeleton';
import './month.scss';

/** A month before it is closed: `/timesheets/month/2026-10`; without a month the oldest that is not sent. */
export function MonthPage() {
  const { urlPath } = useParams();
  const [today] = useState(() => localDay(new Date()));
  if (urlPath !== undefined && isIsoMonth(urlPath))
    return <MonthCockpit key={urlPath} month={urlPath} today={today} />;
  return <OpenMonth />;
}

/** Finds out which month to begin with. */
function OpenMonth() {
  const { t } = useTranslation('monthClose');
  const errorText = useErrorText();
  const [today] = useState(() => localDay(new Date()));
  const query = useListTimeSheetsQuery(0);
  const sent = useKnownSentSheets();
  return (
    <>
      <MonthHead month={null} today={today} />
      <QueryView
        query={{ ...query, data: sent && query.data }}
        skeleton={<MonthSkeleton month={null} today={today} />}
        failedTitle={t('failedToLoad')}
        describeError={errorText}
      >
        {({ entries }) => (
          <Navigate
            replace
            to={monthPath(
              monthToClose(
                entries.map((sheet) => asRequested(sheet, sent ?? {})),
                today,
              ),
            )}
          />
        )}
      </QueryView>
    </>
  );
}
