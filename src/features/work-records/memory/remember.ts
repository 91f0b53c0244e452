import { useEffect, useEffectEvent } from 'react';
import { type BookedRecord, bookedIn, mergeBooked, rememberedOf } from '@/domain/work/bookings';
import { bookedKind } from '@/shared/recents/bookedKept';
import { selectUser } from '@/shared/session/sessionSlice';
import { type DeviceOwner, changeDeviceValue } from '@/shared/storage/deviceValue';
import { useAppSelector, useExtra } from '@/shared/store/hooks';

/** Keeps on the device what was booked, for screens that do not load the list. */
export async function remember(owner: DeviceOwner, records: readonly BookedRecord[]): Promise<void> {
  await changeDeviceValue(owner, bookedKind, (before) =>
    rememberedOf(mergeBooked(bookedIn(records), before)),
  );
}

/** Keeps the records that the list knows, whenever they change. */
export function useRememberKnown(known: readonly BookedRecord[] | null): void {
  const extra = useExtra();
  const guid = useAppSelector(selectUser)?.guid;
  const keep = useEffectEvent((records: readonly BookedRecord[]) => {
    if (guid !== undefined) void remember({ extra, guid }, records);
  });
  useEffect(() => {
    if (known !== null) keep(known);
  }, [known]);
}
