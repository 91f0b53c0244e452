import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MAX_REPORT_VIEWS } from '@/domain/limits';
import { type ReportSettings, readReport, writeReport } from '@/domain/report/reportAddress';
import { type ViewsByList, readViews } from '@/shared/lists/find/tools/useViews';
import { type DeviceKind, useDeviceValue } from '@/shared/storage/useDeviceValue';
import { isWithPeople } from '../useReportSettings';

/** Saved views of the report: the name and the settings of each, and whether the report opens with it. */
export const reportViewsKind: DeviceKind<ViewsByList> = {
  name: 'report-views',
  parse: (kept) => readViews(kept, MAX_REPORT_VIEWS),
};

/** The list under which the views are kept. The report has only this one. */
export const REPORT_VIEW_LIST = 'report';

/** The address that a view keeps for the usual settings, because the kept address must not be empty. */
const USUAL = 'view=report';

/** The address that a view keeps: all settings but open rows and shown entries. */
export function viewAddress(settings: ReportSettings): string {
  return String(writeReport({ ...settings, open: [], cell: null })) || USUAL;
}

/** The settings of a view. Unknown values fall back to the default. */
export function settingsOfView(address: string): ReportSettings {
  return readReport(new URLSearchParams(address), isWithPeople);
}

/**
 * Opens the report with the view that was chosen for that, if the address is empty at first. Later on, an empty address means
 * the usual settings.
 *
 * @returns false until it is known with which settings the report opens
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
