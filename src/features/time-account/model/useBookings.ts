import { useTranslation } from 'react-i18next';
import type { Booking } from '@/domain/account/timeAccount';
import { hoursOfHundredths } from '@/domain/hundredths';
import { useFormats } from '@/shared/i18n/useFormats';
import { useSteps } from '@/shared/undo/useSteps';
import { timeAccountKind } from '../kept/accountKept';
import { useKeptChange } from '../kept/useKept';

/** Puts a booking in the place of the one with its id, or removes that one if it is null. The result is in order of days. */
export function withBooking(
  bookings: readonly Booking[],
  id: string,
  booking: Booking | null,
): readonly Booking[] {
  const others = bookings.filter((one) => one.id !== id);
  return [...others, ...(booking ? [booking] : [])].toSorted((one, other) =>
    one.date < other.date ? -1 : 1,
  );
}

/** Adds, changes and deletes bookings; each of these steps can be undone. */
export function useBookings() {
  const { t } = useTranslation('accountModel');
  const formats = useFormats();
  const change = useKeptChange(timeAccountKind);
  const steps = useSteps();

  async function put(id: string, booking: Booking | null) {
    const changedAt = Date.now();
    await change((now) =>
      now ? { ...now, bookings: withBooking(now.bookings, id, booking && { ...booking, changedAt }) } : now,
    );
  }

  return async (before: Booking | null, after: Booking | null) => {
    const booking = after ?? before;
    if (booking === null) return;
    await put(booking.id, after);
    const done = before === null ? 'added' : after === null ? 'deleted' : 'changed';
    steps.addTold({
      text: t(`booking.${done}`),
      detail: t('booking.detail', {
        date: formats.date(booking.date),
        hours: formats.signedHours(hoursOfHundredths(booking.hours)),
      }),
      undo: async () => {
        await put(booking.id, before);
        return undefined;
      },
    });
  };
}
