import { useState } from 'react';
import { type IsoDate, addDays } from '@/domain/time/period';
import { type GridPair, gridPairs, mergedPairs, pairKey, pairsWithin } from '@/domain/work/weekGrid';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { type RowsOfWeek, rowsOf, weekRowsKind, withRowsOf } from './weekRows';

interface Order {
  readonly monday: IsoDate;
  /** The copied rows for which the order was made. */
  readonly first: string;
  readonly pairs: readonly GridPair[];
}

/** Rows keep their places while the user works in them: new bookings only add rows. */
export function useGridRows(records: readonly WorkRecord[], monday: IsoDate) {
  const kept = useDeviceValue(weekRowsKind);
  const [order, setOrder] = useState<Order | null>(null);
  const rows = kept.value ?? weekRowsKind.parse(undefined);
  const chosen = rowsOf(rows, monday);
  const first = JSON.stringify([chosen.first.map(pairKey), chosen.hidden]);

  const isSame = order?.monday === monday && order.first === first;
  const inPlace = isSame ? order.pairs : chosen.first;
  const pairs = mergedPairs(mergedPairs(inPlace, gridPairs(records, monday)), chosen.added);
  if (kept.value && !(isSame && order.pairs === pairs)) setOrder({ monday, first, pairs });

  const used = new Set(pairsWithin(records, monday, addDays(monday, 6)).map(pairKey));
  const isShown = (pair: GridPair) => used.has(pairKey(pair)) || !chosen.hidden.includes(pairKey(pair));

  /** @param isWithHours whether hours were copied with them, if that was asked */
  const choose = async (next: RowsOfWeek, isWithHours?: boolean) => {
    await kept.change((before) => ({
      ...withRowsOf(before, next),
      isWithHours: isWithHours ?? before.isWithHours,
    }));
  };
  return {
    /** Null until the choice has been read from the device. */
    pairs: kept.value ? pairs.filter(isShown) : null,
    chosen,
    /** Whether hours were copied with the rows the last time. */
    isWithHours: rows.isWithHours,
    choose,
    add: (pair: GridPair) =>
      void choose({
        ...chosen,
        hidden: chosen.hidden.filter((key) => key !== pairKey(pair)),
        added: [...mergedPairs(chosen.added, [pair])],
      }),
  };
}

/** The rows of a week in order, and how they are chosen. */
export type GridRows = ReturnType<typeof useGridRows>;
