import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { type IsoDate, isIsoMonth, localDay } from '@/domain/time/period';
import { monthToClose } from '@/domain/sheets/monthMends';
import { useErrorText } from '@/shared/api/useErrorText';
import { monthPath } from '@/shared/paths';
import { QueryView } from '@/shared/ui/messages/QueryView';
import { useRootMark } from '@/shared/ui/useRootMark';
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
  useRootMark('has-month');
  const month = urlPath !== undefined && isIsoMonth(urlPath) ? urlPath : null;
  return (
    <>
      {/* It stays while months are turned, so that its buttons keep the focus. */}
      <MonthHead month={month} today={today} />
      {month === null ? (
        <OpenMonth today={today} />
      ) : (
        <MonthCockpit key={month} month={month} today={today} />
      )}
    </>
  );
}

/** Finds out which month to begin with. */
function OpenMonth({ today }: { readonly today: IsoDate }) {
  const { t } = useTranslation('monthClose');
  const errorText = useErrorText();
  const query = useListTimeSheetsQuery(0);
  const sent = useKnownSentSheets();
  return (
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
  );
}
