import { useDeviceValue } from '../storage/useDeviceValue';
import { useAppDispatch } from '../store/hooks';
import { timerStopAsked } from '../store/viewSlice';
import { type TimedWork, type Timer, timerKind } from './timerKept';

const nothing: TimedWork = { customerId: '', projectId: '', title: '', description: '' };

/** The timer of this device. */
export function useTimer() {
  const { value: timer, change } = useDeviceValue(timerKind);
  const dispatch = useAppDispatch();
  const stop = () => {
    dispatch(timerStopAsked());
  };

  const begin = async (work: Partial<Timer['work']>) => {
    const started: Timer = { start: Date.now(), work: { ...nothing, ...work } };
    // The stored timer may not be read yet, and another tab may have started one.
    const running = await change((before) => before ?? started);
    if (running && running.start !== started.start) stop();
  };

  return {
    /** The running timer; null if there is none, `undefined` until it is read. */
    timer,
    /**
     * Starts a timer. If one is already running, it continues, and the user is asked what to do with it: there is only
     * one at a time.
     */
    start: (work?: Partial<TimedWork>) => {
      if (timer) stop();
      else void begin(work ?? {});
    },
    /** Asks what to do with the running timer; it runs until that is decided. */
    stop,
    /** Whether a timer still runs, as the device has it: another tab may have ended it a moment ago. */
    isRunning: async ({ start }: Timer) => (await change((before) => before))?.start === start,
    /** Removes a timer after it has become a record or was discarded; by then another tab may have started the next one. */
    end: async (ended: Timer) => {
      await change((before) => (before?.start === ended.start ? null : before));
    },
    /** Lets a discarded timer run on, and answers whether it does: another one may be running by now. */
    resume: async (discarded: Timer) =>
      (await change((before) => before ?? discarded))?.start === discarded.start,
  };
}
