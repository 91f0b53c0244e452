import { useEffect, useEffectEvent } from 'react';
import type { ReportSettings } from '@/domain/report/reportAddress';

/** The settings for which a tab counts, as text. */
export const countedSettings = ({ period, filters }: ReportSettings) => JSON.stringify([period, filters]);

/** Is told the number of a tab, and the settings for which it was counted. */
export type TellCount = (count: number, counted: string) => void;

/** Tells the number of a tab once it is known, and again with other settings. */
export function useTellCount(
  count: number | undefined,
  settings: ReportSettings,
  onCount: TellCount | undefined,
) {
  const tell = useEffectEvent((known: number, of: string) => onCount?.(known, of));
  const counted = countedSettings(settings);
  useEffect(() => {
    if (count !== undefined) tell(count, counted);
  }, [count, counted]);
}
