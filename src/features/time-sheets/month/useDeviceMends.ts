import type { MonthCheck } from '@/domain/sheets/monthChecks';
import type { IsoDate } from '@/domain/time/period';
import { withFreeDays } from '@/domain/time/targets';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useWorkDays } from '@/shared/work-days/useWorkDays';
import { acceptedKind } from './monthMemory';
import type { Outcome } from './useRecordMends';

/** Mends that only the device knows: a day off, and what is right as it is. */
export function useDeviceMends() {
  const workDays = useWorkDays();
  const accepted = useDeviceValue(acceptedKind);
  return {
    accept: async ({ key }: MonthCheck): Promise<Outcome> => {
      await accepted.change((keys) => [...new Set([...keys, key])]);
      return {
        undo: async () => {
          await accepted.change((keys) => keys.filter((one) => one !== key));
          return undefined;
        },
      };
    },
    free: async (days: readonly IsoDate[]): Promise<Outcome> => {
      await workDays.change((before) => withFreeDays(before, days, true));
      return {
        undo: async () => {
          await workDays.change((before) => withFreeDays(before, days, false));
          return undefined;
        },
      };
    },
  };
}
