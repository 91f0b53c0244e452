import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { useToday } from '@/shared/ui/timing/useClock';
import { Reader } from './reader';
import type { ReportNeed, ReportReading } from './reportReading';

/** Reads what a report needs, customer by customer, and only what is not known of this visit or kept on the device. */
export function useReading(need: ReportNeed): ReportReading {
  const dispatch = useAppDispatch();
  const today = useToday();
  const guid = useAppSelector(selectUser)?.guid ?? '';
  const [reader] = useState(() => new Reader({ dispatch, guid }));
  const snapshot = useSyncExternalStore(reader.subscribe, () => reader.snapshot);
  const { projects } = need;
  const { from, to } = need.span;
  useEffect(() => reader.close, [reader]);
  // Before the effects of the screen, which ask for answers.
  useLayoutEffect(
    () => reader.want({ span: { from, to }, projects }, today),
    [reader, from, to, projects, today],
  );
  const { stop, goOn, retry, readAgain, ask } = reader;
  return { ...snapshot, stop, goOn, retry, readAgain, ask };
}
