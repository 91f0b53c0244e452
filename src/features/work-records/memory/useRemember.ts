import { useEffect, useEffectEvent } from 'react';
import { type BookedRecord, bookedIn, mergeBooked, rememberedOf } from '@/domain/bookings';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { bookedKind } from '@/shared/recents/bookedKept';

/** Keeps on the device what was booked, for the screens that do not load the list. */
export function useRemember(): (records: readonly BookedRecord[]) => void {
  const { change } = useDeviceValue(bookedKind);
  return (records) => void change((before) => rememberedOf(mergeBooked(bookedIn(records), before)));
}

/** Keeps what the list knows, once it does and whenever that changes. */
export function useRememberKnown(known: readonly BookedRecord[] | null): void {
  const remember = useRemember();
  const keep = useEffectEvent((records: readonly BookedRecord[]) => remember(records));
  useEffect(() => {
    if (known !== null) keep(known);
  }, [known]);
}
