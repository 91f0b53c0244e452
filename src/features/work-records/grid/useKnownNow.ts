import type { WorkRecord } from '@/domain/work/workRecord';
import { deviceValueNow } from '@/shared/storage/deviceValue';
import { useAppDispatch, useExtra, useUser } from '@/shared/store/hooks';
import { keptRecords } from '../keptRecords';
import { selectKnownRecords, withWhatWaits } from '../workRecordsApi';

/** Reads the known records at the time of the call, as they will be once everything waiting is sent. */
export type KnownNow = () => readonly WorkRecord[];

/** The same for calls that run after the render. */
export function useKnownNow(): KnownNow {
  const dispatch = useAppDispatch();
  const extra = useExtra();
  const guid = useUser()?.guid ?? '';
  return () => {
    const stored = dispatch((_dispatch, getState) => selectKnownRecords(getState()));
    const waiting = deviceValueNow({ extra, guid }, keptRecords)?.items ?? [];
    return stored ? withWhatWaits(stored, waiting).entries : [];
  };
}
