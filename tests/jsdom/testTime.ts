import axios from 'axios';
import { onTestFinished, vi } from 'vitest';
import { patience } from '../patience';
import { server } from './testService';

/** What the app waits by. Not `setImmediate` and microtasks, by which React and IndexedDB's stand-in take their turns. */
const faked = ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

/** Time runs on in such steps, in milliseconds: even a wait of nothing takes one. */
const STEP_MS = 4;

/** While the machine or the test is busy a step comes late: no more than this passes in it, in milliseconds. */
const MOST_AT_ONCE_MS = 20;

/** So much passes at once while something is waited for, in milliseconds: less than it takes until the app tries again. */
const LEAP_MS = 2500;

/** So often that is looked for, in real milliseconds. */
const LOOK_MS = 10;

/** A call that is not answered for so long never will be: a test that is over had sent it. In real milliseconds. */
const FORGOTTEN_MS = 3000;

/** Names the test that has the time: one that ran too long must not let it pass for those after it. */
let owner: object | undefined;

/** When the calls were sent that are not answered yet, by their ids. */
const underWay = new Map<string, number>();

function watchTraffic(): void {
  underWay.clear();
  const begin = ({ requestId }: { requestId: string }) =>
    void underWay.set(requestId, vi.getRealSystemTime());
  const end = ({ requestId }: { requestId: string }) => void underWay.delete(requestId);
  const { events } = server;
  events.on('request:start', begin);
  events.on('request:end', end);
  events.on('unhandledException', end);
  onTestFinished(() => {
    events.removeListener('request:start', begin);
    events.removeListener('request:end', end);
    events.removeListener('unhandledException', end);
  });
}

function isCallUnderWay(): boolean {
  const sinceWhen = vi.getRealSystemTime() - FORGOTTEN_MS;
  return [...underWay.values()].some((sent) => sent > sinceWhen);
}

/** Taken before any test replaces them. */
const { setInterval: every, clearInterval: stop, setTimeout: wait } = globalThis;

/** Lets React show what has changed. */
const turn = async () =>
  new Promise<void>((resolve) => {
    setImmediate(() => wait(resolve, 0));
  });

function letTimeRun(): void {
  let last = vi.getRealSystemTime();
  const timer = every(() => {
    const now = vi.getRealSystemTime();
    if (vi.isFakeTimers()) vi.advanceTimersByTime(Math.min(now - last, MOST_AT_ONCE_MS));
    last = now;
  }, STEP_MS);
  onTestFinished(() => stop(timer));
}

/**
 * From here on until the test is over time is the test's: what the app waits by (retries, Undo, pauses in typing,
 * renewal) goes by a clock of its own. That runs on by itself, so that everything works as ever, but hardly while somebody
 * is busy: on a slow machine a notice stays on the screen until the test has come to it. `letTimePass` and `comesInTime`
 * leap over what would take long. A file whose tests all need it says `beforeEach(ownTime)`.
 */
export function ownTime(): void {
  stopTime();
  letTimeRun();
}

/**
 * The same with a clock that stands still until `letTimePass`, for tests that say to the millisecond when something
 * happens. `findBy`, `waitFor` and `user` would wait for it for ever.
 */
export function stopTime(): void {
  // What was begun before can still be cleared.
  vi.useFakeTimers({ toFake: [...faked], now: Date.now(), shouldClearNativeTimers: true });
  watchTraffic();
  owner = {};
  onTestFinished(() => {
    owner = undefined;
  });
}

/**
 * Lets so many milliseconds pass at once, and React show what they brought. Not in an asynchronous `act`: a test that
 * runs out of time in one leaves React waiting for its end, and nothing is ever shown to the tests after it.
 */
export async function letTimePass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await turn();
}

/**
 * Lets time pass until `check` no longer throws, for what comes only after a while, such as a next try. While a call is
 * under way time does not leap: its answer, which takes a few milliseconds, would seem to have taken minutes.
 */
export async function comesInTime(check: () => unknown): Promise<void> {
  const mine = owner;
  const lookOrLeap = async () => {
    try {
      check();
    } catch (error) {
      if (owner === mine && !isCallUnderWay()) await letTimePass(LEAP_MS);
      throw error;
    }
  };
  await vi.waitFor(lookOrLeap, { ...patience, interval: LOOK_MS });
}

/**
 * Waits until the app has heard all answers to what it has sent: one to a call that was sent after them is there. For
 * tests in which an answer changes nothing, so that there is nothing else to wait for.
 */
export async function allAnswered(): Promise<void> {
  await vi.waitFor(() => {
    if (isCallUnderWay()) throw new Error('calls are under way');
  }, patience);
  await axios.get('/meta.json');
  await turn();
}
