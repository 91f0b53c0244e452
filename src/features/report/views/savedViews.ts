import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MAX_REPORT_VIEWS } from '@/domain/limits';
import { type ReportSettings, readReport, writeReport } from '@/domain/report/reportAddress';
import { type ViewsByList, readViews } from '@/shared/lists/find/tools/useViews';
import { type DeviceKind, useDeviceValue } from '@/shared/storage/useDeviceValue';
import { isWithPeople } from '../useReportSettings';

/** Saved views of the report: a name, the settings as the address has them, and whether it opens with them. */
export const reportViewsKind: DeviceKind<ViewsByList> = {
  name: 'report-views',
  parse: (kept) => readViews(kept, MAX_REPORT_VIEWS),
};

/** Names the views among those of their kind; the report has only these. */
export const REPORT_VIEW_LIST = 'report';

/** The address of the usual settings, which otherwise is empty; a view is never empty. */
const USUAL = 'view=report';

/** The settings that a view keeps: all but open rows and shown entries. */
export function viewAddress(settings: ReportSettings): string {
  return String(writeReport({ ...settings, open: [], cell: null })) || USUAL;
}

/** The settings of a view; what the report does not know is left out. */
export function settingsOfView(address: string): ReportSettings {
  return readReport(new URLSearchParams(address), isWithPeople);
}

/**
 * Opens the report with the view that was chosen for that, if the address asks nothing. Later on an empty address
 * means the usual settings.
 *
 * @returns whether the settings are those that the report opens with
 */
export function useOpeningView(): boolean {
  const [params, setParams] = useSearchParams();
  const { value } = useDeviceValue(reportViewsKind);
  const asked = String(writeReport(readReport(params, isWithPeople)));
  const [isOpen, setIsOpen] = useState(asked !== '');
  const view = value?.[REPORT_VIEW_LIST]?.find(({ isOpening }) => isOpening);
  const address = view ? String(writeReport(settingsOfView(view.address))) : '';
  const isNoViewWanted = value !== undefined && address === '';
  if (!isOpen && (asked !== '' || isNoViewWanted)) setIsOpen(true);

  useEffect(() => {
    if (!isOpen && address !== '') setParams(address, { replace: true });
  }, [address, isOpen, setParams]);

  return isOpen;
}
