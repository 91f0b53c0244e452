import type { IsoDate } from '@/domain/period';
import type { Period } from '@/domain/period';

function dayMonth(date: IsoDate): string {
  return `${Number(date.slice(8))}.${Number(date.slice(5, 7))}.`;
}

/** `1.11. – 15.11.2026`; with both years where they differ. */
export function formatPeriod({ from, to }: Period): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  return `${dayMonth(from)}${first === last ? '' : first} – ${dayMonth(to)}${last}`;
}
