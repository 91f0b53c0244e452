import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { type IsoMonth, isIsoMonth } from '@/domain/time/period';
import { monthToClose } from '@/domain/sheets/monthFixes';
import { monthPath } from '@/shared/paths';
import { QueryView } from '@/shared/ui/messages/QueryView';
import { useRootMark } from '@/shared/ui/window/useRootMark';
import { useFormats } from '@/shared/i18n/useFormats';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { MonthHead } from '@/shared/ui/frame/MonthHead';
import '@/shared/ui/styles/detail.scss';
import { useToday } from '@/shared/ui/timing/useClock';
import { asRequested, sentSheetsKind } from '../sending/sentSheets';
import { useListTimeSheetsQuery } from '../timeSheetsApi';
import { MonthCockpit } from './MonthCockpit';
import { MonthSkeleton } from './MonthSkeleton';

interface MonthPageProps {
  /** Shows something below the checks of a month, outside their count. */
  readonly belowChecks?: ((month: IsoMonth) => ReactNode) | undefined;
}

/** The page that closes a month: `/timesheets/month/2026-10`; without a month it opens the oldest that was not sent. */
export function MonthPage({ belowChecks }: MonthPageProps) {
  const { urlPath } = useParams();
  useRootMark('has-month');
  const month = urlPath !== undefined && isIsoMonth(urlPath) ? urlPath : null;
  return (
    <>
      {/* Not remounted for another month, so that its buttons keep the focus. */}
      <CockpitHead month={month} />
      {month === null ? (
        <OpenMonth />
      ) : (
        <MonthCockpit key={month} month={month} belowChecks={belowChecks?.(month)} />
      )}
    </>
  );
}

/** Finds the month to start with. */
function OpenMonth() {
  const today = useToday();
  const { t } = useTranslation('monthClose');
  const query = useListTimeSheetsQuery(0);
  const sent = useDeviceValue(sentSheetsKind).value;
  return (
    <QueryView
      query={{ ...query, data: sent && query.data }}
      skeleton={<MonthSkeleton month={null} />}
      failedTitle={t('failedToLoad')}
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

/** The head of the cockpit; its month is null until it is known which one is open. */
function CockpitHead({ month }: { readonly month: IsoMonth | null }) {
  const today = useToday();
  const { t } = useTranslation('monthClose');
  const formats = useFormats();
  const navigate = useNavigate();
  const title = month === null ? t('title') : formats.month(month);
  return (
    <MonthHead
      month={month}
      kind={t('title')}
      documentTitle={`${t('title')}${month === null ? '' : ` – ${title}`}`}
      labels={{ previous: t('previous'), next: t('next') }}
      onMonth={(next) => void navigate(monthPath(next))}
      actions={<span className="text-secondary text-small no-phone">{formats.longDate(today)}</span>}
    >
      {title}
    </MonthHead>
  );
}
