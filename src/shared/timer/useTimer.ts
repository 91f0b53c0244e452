import { useDeviceValue } from '../storage/useDeviceValue';
import { useAppDispatch } from '../store/hooks';
import { timerStopAsked } from '../store/viewSlice';
import { type TimedWork, type Timer, timerKind } from './timerKept';

const nothing: TimedWork = { customerId: '', projectId: '', title: '', description: '' };

interface TimerControls {
  /** The one that runs; null for none, `undefined` while it is read. */
  readonly timer: Timer | null | undefined;
  /** Starts one. Where one runs it goes on, and the user is asked what becomes of it: there is one at a time. */
  readonly start: (work?: Partial<TimedWork>) => void;
  /** Asks what becomes of the one that runs; until that is decided it runs. */
  readonly stop: () => void;
  /** It has become a record, or was thrown away. */
  readonly end: () => Promise<void>;
}

/** The timer of this device. */
export function useTimer(): TimerControls {
  const { value: timer, change } = useDeviceValue(timerKind);
  const dispatch = useAppDispatch();
  const stop = () => {
    dispatch(timerStopAsked());
  };

  const begin = async (work: Partial<Timer['work']>) => {
    const started: Timer = { start: Date.now(), work: { ...nothing, ...work } };
    // The device may not be read yet, and another tab may have been quicker.
    const running = await change((before) => before ?? started);
    if (running && running.start !== started.start) stop();
  };

  return {
    timer,
    start: (work) => {
      if (timer) stop();
      else void begin(work ?? {});
    },
    stop,
    end: async () => {
      await change(() => null);
    },
  };
}
