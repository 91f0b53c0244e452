import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { ReportSettings } from '@/domain/report/reportAddress';
import type { ReportReading } from './reading/reportReading';

/** What the page gives to its open tab. */
interface OpenReport {
  readonly reading: ReportReading;
  /** The element in the page header for the buttons of the tab; null until it is rendered. */
  readonly place: HTMLElement | null;
  /** Receives the number of the tab, or null if it is no longer known, and the settings for which it was counted. */
  readonly onCount: (count: number | null, counted: string) => void;
}

export const ReportContext = createContext<OpenReport | null>(null);

function useReport(): OpenReport {
  const open = use(ReportContext);
  if (!open) throw new Error('there is no report');
  return open;
}

/** The reading of the report that is open. */
export const useReportReading = (): ReportReading => useReport().reading;

export const useButtonPlace = () => useReport().place;

/** The settings on which the number of a tab depends, as text. */
export const countedSettings = ({ period, filters }: ReportSettings) => JSON.stringify([period, filters]);

/**
 * Passes the number of the tab to the page once it is known, and again if it changes.
 *
 * @param count null if the last number is old or incomplete; undefined before the first one, so that the tab keeps the number
 *   that it had before it was left
 */
export function useTellCount(count: number | null | undefined, settings: ReportSettings) {
  const { onCount } = useReport();
  const tell = useEffectEvent(onCount);
  const counted = countedSettings(settings);
  useEffect(() => {
    if (count !== undefined) tell(count, counted);
  }, [count, counted]);
}
