import { yearOf } from '@/domain/time/period';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '@/shared/ui/timing/useClock';

/** The year in the address (`?year=2026`); the current year if there is none, or it is unreadable. */
export function useYear(): number {
  const [params] = useSearchParams();
  const today = useToday();
  const asked = params.get('year');
  return asked !== null && /^(?:19|20|21)\d\d$/u.test(asked) ? Number(asked) : yearOf(today);
}
