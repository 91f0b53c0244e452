import { readLocal, tokenKey } from '../storage/localStore';

/** On a screen that asks for nothing, in milliseconds from the start of the page. */
const LATEST_MS = 8000;
/** From the frame after the last answer until the next call has begun, in milliseconds. */
const QUIET_MS = 100;

let waiting = 0;
let isOver = false;
let frame = 0;
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

/** Notes that a call begins; the returned function, that it has ended. */
export function noteCall(): () => void {
  waiting += 1;
  cancelAnimationFrame(frame);
  clearTimeout(timer);
  return () => {
    waiting -= 1;
    // The rows of the answer are rendered in the next frame.
    if (waiting === 0)
      frame = requestAnimationFrame(() => {
        timer = setTimeout(resolve, QUIET_MS);
      });
  };
}
