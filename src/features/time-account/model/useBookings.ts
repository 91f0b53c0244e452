import { useTranslation } from 'react-i18next';
import type { Booking, TimeAccount } from '@/domain/account/timeAccount';
import { type OwnStep, type Stepped, withStep } from '@/domain/changes/ownStep';
import { useFormats } from '@/shared/i18n/useFormats';
import { useSteps } from '@/shared/undo/useSteps';
import { useAccountWords } from '../useAccountWords';
import { timeAccountKind } from '../kept/accountKept';
import { useKeptStep } from '../kept/useKept';

/** Makes a step in the bookings of an account, or undoes it. The result is in order of days. */
export function withBookings(
  account: TimeAccount,
  step: OwnStep<readonly Booking[]>,
  undoneAt?: number,
): Stepped<TimeAccount> {
  const { value, isWhole } = withStep(account.bookings, step, ({ id }) => id, undoneAt);
  const bookings = value.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return { value: { ...account, bookings }, isWhole };
}

/** Adds, changes and deletes bookings; each of these steps can be undone. */
export function useBookings() {
  const { t } = useTranslation('accountModel');
  const formats = useFormats();
  const { signed } = useAccountWords();
  const stepAccount = useKeptStep(timeAccountKind);
  const steps = useSteps();

  return async (before: Booking | null, after: Booking | null) => {
    const booking = after ?? before;
    if (booking === null) return;
    const list = (one: Booking | null) => (one ? [one] : []);
    const step = { before: list(before), after: list(after && { ...after, changedAt: Date.now() }) };
    const undo = await stepAccount((now, undoneAt) => withBookings(now, step, undoneAt));
    const done = before === null ? 'added' : after === null ? 'deleted' : 'changed';
    const hours = signed(booking.hours);
    const detail = t('booking.detail', { date: formats.date(booking.date), hours });
    steps.addTold({ text: t(`booking.${done}`), detail, undo });
  };
}
