import { readLocal, tokenKey } from '../storage/localStore';

/** On a screen that asks for nothing, in milliseconds from the start of the page. */
const LATEST_MS = 8000;
/** From the frame after the last answer until the next call has begun, in milliseconds. */
const QUIET_MS = 100;

let waiting = 0;
let isOver = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let resolve: () => void = () => undefined;

/**
 * Resolves when the first calls of the page are answered: what its first screen does not need is loaded after them.
 * Without a session nothing is asked for.
 */
export const firstAnswers = new Promise<void>((done) => {
  resolve = () => {
    isOver = true;
    done();
  };
  setTimeout(resolve, readLocal(tokenKey) === null ? 0 : LATEST_MS);
});

/** Whether the first calls of the page are still on their way. */
export const isFirstScreen = () => !isOver;

/** Without a page there are no frames. */
const inNextFrame = (act: () => void) =>
  'requestAnimationFrame' in globalThis ? requestAnimationFrame(act) : setTimeout(act);

/** Notes that a call begins; the returned function, that it has ended. */
export function noteCall(): () => void {
  waiting += 1;
  clearTimeout(timer);
  return () => {
    waiting -= 1;
    // The rows of the answer are rendered in the next frame.
    inNextFrame(() => {
      clearTimeout(timer);
      if (waiting === 0 && !isOver) timer = setTimeout(resolve, QUIET_MS);
    });
  };
}
