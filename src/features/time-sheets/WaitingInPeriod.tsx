import { useTranslation } from 'react-i18next';
import type { Period } from '@/domain/time/period';
import { waitingWithin } from '@/domain/changes/waitingEntries';
import { useWaitingExpenses } from '@/features/expenses';
import { useWaiting } from '@/features/work-records';
import { Alert } from '@/shared/ui/messages/Alert';

/** Says that figures of a period lack what waits in the outbox: the service, which gives them, does not have it. */
export function WaitingInPeriod({ from, to }: Period) {
  const { t } = useTranslation('timeSheets');
  const count = waitingWithin([...useWaiting(), ...useWaitingExpenses()], from, to);
  return count > 0 && <Alert tone="warning">{t('waitingHere', { count })}</Alert>;
}
