import { useEffect, useEffectEvent } from 'react';
import type { ReportSettings } from '@/domain/report/reportAddress';
import type { ReportReading } from './reading/reportReading';

/** The settings on which the number of a tab depends, as text. */
export const countedSettings = ({ period, filters }: ReportSettings) => JSON.stringify([period, filters]);

/** Receives the number of a tab, or null if it is no longer known, and the settings for which it was counted. */
type TellCount = (count: number | null, counted: string) => void;

/** The properties of a tab's content. */
export interface TabContentProps {
  readonly reading: ReportReading;
  /** Is called with the number for the tab, once it is known. */
  readonly onCount?: TellCount | undefined;
  /** The element in the page header for the buttons of the tab; null until it is rendered. */
  readonly place: HTMLElement | null;
}

/**
 * Passes the number of a tab to the page once it is known, and again if it changes.
 *
 * @param count null if the last number is old or incomplete; undefined before the first one, so that the tab keeps the number
 *   that it had before it was left
 */
export function useTellCount(
  count: number | null | undefined,
  settings: ReportSettings,
  onCount: TellCount | undefined,
) {
  const tell = useEffectEvent((known: number | null, of: string) => onCount?.(known, of));
  const counted = countedSettings(settings);
  useEffect(() => {
    if (count !== undefined) tell(count, counted);
  }, [count, counted]);
}
