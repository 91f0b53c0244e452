import { type TestContext, vi } from 'vitest';
import { patience } from '../patience';
import { type Excuse, excuses } from './leftBehindExcuses';

/** What the running test, or the app in it, has made and not yet released. The stand-ins of the tests count here. */
interface Held {
  readonly what: string;
  /** Its stack says who made it. It is written only when it is read. */
  readonly made: Error;
}

const held = new Map<unknown, Held>();
const used = new Map<Excuse, number>();

/** A timer this short ends by itself before anybody could miss it. */
const SHORT_MS = 50;

/** Counts a thing until it is released. */
export function hold(thing: unknown, what: string): void {
  held.set(thing, { what, made: new Error(what) });
}

export function release(thing: unknown): void {
  held.delete(thing);
}

type Listener = EventListenerOrEventListenerObject;

/** Counts the listeners of a target that outlives a test. */
export function countListeners(target: EventTarget, name: string): void {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  const all = new Map<string, Map<Listener, object>>();
  const listenersOf = (type: string, options?: boolean | EventListenerOptions) => {
    const isCapturing = typeof options === 'object' ? options.capture === true : options === true;
    const key = `${type}${isCapturing ? ', captured' : ''}`;
    const found = all.get(key) ?? new Map<Listener, object>();
    all.set(key, found);
    return { key, found };
  };
  const forget = (type: string, listener: Listener, options?: boolean | EventListenerOptions) => {
    const { found } = listenersOf(type, options);
    release(found.get(listener));
    found.delete(listener);
  };
  const members = {
    addEventListener(type: string, listener: Listener | null, options?: boolean | AddEventListenerOptions) {
      add(type, listener, options);
      if (!listener) return;
      const { signal, once } = typeof options === 'object' ? options : {};
      const { key, found } = listenersOf(type, options);
      if (found.has(listener) || signal?.aborted) return;
      const token = {};
      found.set(listener, token);
      hold(token, `listener of ${name}: ${key}`);
      const end = () => forget(type, listener, options);
      signal?.addEventListener('abort', end, { once: true });
      if (once) add(type, end, options);
    },
    removeEventListener(type: string, listener: Listener | null, options?: boolean | EventListenerOptions) {
      remove(type, listener, options);
      if (listener) forget(type, listener, options);
    },
  };
  for (const [key, value] of Object.entries(members))
    Object.defineProperty(target, key, { value, configurable: true, writable: true });
}

/** Counts timers, those of the clock that is set now: the real one, or that of a test. */
export function countTimers(): void {
  const { setTimeout: wait, clearTimeout: stop, setInterval: every, clearInterval: end } = globalThis;
  const countedWait = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    if (!(ms > SHORT_MS)) return wait(run, ms, ...args);
    const timer = wait(() => {
      release(timer);
      run(...args);
    }, ms);
    hold(timer, `timer of ${ms} ms`);
    return timer;
  };
  const countedEvery = (run: () => void, ms?: number, ...args: unknown[]) => {
    const timer = every(run, ms, ...args);
    hold(timer, `interval of ${ms} ms`);
    return timer;
  };
  const countedStop = (timer: NodeJS.Timeout) => {
    release(timer);
    stop(timer);
  };
  const countedEnd = (timer: NodeJS.Timeout) => {
    release(timer);
    end(timer);
  };
  // With the members that a test's clock gives its functions, by which it finds its way back.
  Object.assign(globalThis, {
    setTimeout: Object.assign(countedWait, wait),
    clearTimeout: Object.assign(countedStop, stop),
    setInterval: Object.assign(countedEvery, every),
    clearInterval: Object.assign(countedEnd, end),
  });
}

/** Who made a thing: the calls that lead to it, without those of the tests' runner and of the counting itself. */
function makerOf({ made }: Held): string {
  const frames = String(made.stack).split('\n').slice(1);
  return frames
    .filter((frame) => !/leftBehind|browserStubs|node_modules.(?:@?vitest|vite)\W/u.test(frame))
    .join('\n');
}

/** What is left and has no excuse, each with those who made it. */
export function whatIsLeft(): string[] {
  const lines: string[] = [];
  for (const [thing, one] of held) {
    const excuse = excuses.find(
      ({ whose, kind }) => kind.test(one.what) && whose.test(String(one.made.stack)),
    );
    const times = excuse ? (used.get(excuse) ?? 0) + 1 : 0;
    if (excuse && times <= (excuse.atMost ?? Infinity)) {
      used.set(excuse, times);
      release(thing);
    } else {
      lines.push(`${one.what}\n${makerOf(one)}`);
    }
  }
  return lines;
}

/**
 * Throws if anything is left that the test, or the app in it, has made. What is about to end, such as a call whose answer
 * is read, is waited for.
 */
export async function nothingIsLeft({ timeout } = patience): Promise<void> {
  const end = vi.getRealSystemTime() + timeout;
  for (let left = whatIsLeft(); left.length > 0; left = whatIsLeft()) {
    if (vi.getRealSystemTime() > end) throw new Error(`after the test is left:\n${left.join('\n')}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
}

/** A leak of all screens is waited for once, not after each test. */
let wait = patience;

/** The same for a test that has ended. One that failed is asked for nothing. */
export async function checkNothingIsLeft({ task }: Pick<TestContext, 'task'>): Promise<void> {
  try {
    if (task.result?.state !== 'fail') await nothingIsLeft(wait);
  } catch (error) {
    wait = { timeout: 500 };
    throw error;
  } finally {
    held.clear();
  }
}
