import { useEffect, useEffectEvent } from 'react';
import type { ReportSettings } from '@/domain/report/reportAddress';

/** The settings for which a tab counts, as text. */
export const countedSettings = ({ period, filters }: ReportSettings) => JSON.stringify([period, filters]);

/** Is told the number of a tab, or null where it is not known any more, and the settings for which it was counted. */
export type TellCount = (count: number | null, counted: string) => void;

/**
 * Tells the number of a tab once it is known, and again with other settings.
 *
 * @param count null if the last one is old or incomplete; undefined before the first one, so that the number that the tab
 *   had on the last visit stays
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
