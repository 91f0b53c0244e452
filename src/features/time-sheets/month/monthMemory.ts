import * as v from 'valibot';
import type { DeviceKind } from '@/shared/storage/deviceValue';

const keys = v.array(v.string());

/** Findings of which somebody said that they are right ("Stimmt so"), by their keys: kept on the device. */
export const acceptedKind: DeviceKind<readonly string[]> = {
  name: 'month-accepted',
  parse: (kept) => {
    const result = v.safeParse(keys, kept);
    return result.success ? result.output : [];
  },
};
