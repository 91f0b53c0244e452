import { useTranslation } from 'react-i18next';
import type { Period } from '@/domain/time/period';
import { waitingWithin } from '@/domain/changes/waitingEntries';
import { useWaitingExpenses } from '@/features/expenses';
import { useWaiting } from '@/features/work-records';
import { Alert } from '@/shared/ui/messages/Alert';

/** Says that the figures of a period come from the service and do not include what waits in the outbox. */
export function WaitingInPeriod({ from, to }: Period) {
  const { t } = useTranslation('timeSheets');
  const count = waitingWithin([...useWaiting(), ...useWaitingExpenses()], from, to);
  return count > 0 && <Alert tone="warning">{t('waitingHere', { count })}</Alert>;
}
