import type { OpenPeriod } from './findPeriod';

/** The name of an exported list, without an ending: `Arbeitszeiten_2026-10-01_2026-10-31`. An open side is left out. */
export function exportName(list: string, period: OpenPeriod | null): string {
  return [list, period?.from, period?.to].filter(Boolean).join('_');
}
