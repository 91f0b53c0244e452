import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import { type IsoDate, type IsoMonth, isIsoMonth, monthOfDay, shiftMonth } from '@/domain/time/period';
import { monthToClose } from '@/domain/sheets/monthFixes';
import { useErrorText } from '@/shared/api/useErrorText';
import { monthPath, paths } from '@/shared/paths';
import { QueryView } from '@/shared/ui/messages/QueryView';
import { useRootMark } from '@/shared/ui/window/useRootMark';
import { useFormats } from '@/shared/i18n/useFormats';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { Breadcrumb } from '@/shared/ui/frame/Breadcrumb';
import { PhoneTitle } from '@/shared/ui/frame/ShellSlots';
import { useDocumentTitle } from '@/shared/ui/frame/useDocumentTitle';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import '@/shared/ui/styles/detail.scss';
import { useToday } from '@/shared/ui/timing/useClock';
import { asRequested, sentSheetsKind } from '../sending/sentSheets';
import { useListTimeSheetsQuery } from '../timeSheetsApi';
import { MonthCockpit } from './MonthCockpit';
import { MonthSkeleton } from './MonthSkeleton';
import classes from './monthPage.module.scss';

interface MonthPageProps {
  /** Shows something below the checks of a month, outside their count. */
  readonly belowChecks?: ((month: IsoMonth) => ReactNode) | undefined;
}

/** The page that closes a month: `/timesheets/month/2026-10`; without a month it opens the oldest that was not sent. */
export function MonthPage({ belowChecks }: MonthPageProps) {
  const { urlPath } = useParams();
  const today = useToday();
  useRootMark('has-month');
  const month = urlPath !== undefined && isIsoMonth(urlPath) ? urlPath : null;
  return (
    <>
      {/* Not remounted for another month, so that its buttons keep the focus. */}
      <MonthHead month={month} today={today} />
      {month === null ? (
        <OpenMonth today={today} />
      ) : (
        <MonthCockpit key={month} month={month} today={today} belowChecks={belowChecks?.(month)} />
      )}
    </>
  );
}

/** Finds the month to start with. */
function OpenMonth({ today }: { readonly today: IsoDate }) {
  const { t } = useTranslation('monthClose');
  const errorText = useErrorText();
  const query = useListTimeSheetsQuery(0);
  const sent = useDeviceValue(sentSheetsKind).value;
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

interface MonthHeadProps {
  /** Null until it is known which month is open. */
  readonly month: IsoMonth | null;
  readonly today: IsoDate;
}

/** The header of the cockpit: the way back, and the month between its neighbours. */
function MonthHead({ month, today }: MonthHeadProps) {
  const { t } = useTranslation(['monthClose', 'layout']);
  const formats = useFormats();
  const navigate = useNavigate();
  const title = month === null ? t('monthClose:title') : formats.month(month);
  useDocumentTitle(`${t('monthClose:title')}${month === null ? '' : ` – ${title}`}`);
  const isLast = month === null || month >= monthOfDay(today);
  const turn = (direction: -1 | 1) => month && void navigate(monthPath(shiftMonth(month, direction)));
  return (
    <div className={clsx('tw-head is-detail', classes.head)}>
      <div className="grow">
        <Breadcrumb
          steps={[{ label: t('layout:nav.timeSheets'), path: paths.timeSheets }]}
          current={t('monthClose:title')}
        />
        <div className={classes.months}>
          <IconButton
            icon={chevronLeft}
            size="lg"
            label={t('monthClose:previous')}
            aria-disabled={month === null}
            onClick={() => turn(-1)}
          />
          <h1 className={classes.month} tabIndex={-1}>
            {title}
          </h1>
          <IconButton
            icon={chevronRight}
            size="lg"
            label={t('monthClose:next')}
            aria-disabled={isLast}
            onClick={() => !isLast && turn(1)}
          />
        </div>
      </div>
      <span className="text-secondary text-small no-phone">{formats.longDate(today)}</span>
      <PhoneTitle>{t('monthClose:title')}</PhoneTitle>
    </div>
  );
}
