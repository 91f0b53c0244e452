import * as v from 'valibot';
import type { DeviceKind } from '@/shared/storage/deviceValue';

const keys = v.array(v.string());

/** Keys of the findings that the user called correct when closing a month. */
export const acceptedKind: DeviceKind<readonly string[]> = {
  name: 'month-accepted',
  parse: (kept) => {
    const result = v.safeParse(keys, kept);
    return result.success ? result.output : [];
  },
};
