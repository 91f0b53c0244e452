/** As long as a frame lasts, in milliseconds. */
const FRAME_MS = 1000 / 60;

/** Taken before any test replaces them. */
const { setTimeout: wait, clearTimeout: forget } = globalThis;

/**
 * Animation frames that each have a timer of their own. jsdom has one interval for all of them, begun with whatever
 * `setInterval` is at that moment: a test that had replaced it left every test after it without a frame.
 */
export function installFrames(): void {
  const waiting = new Map<number, NodeJS.Timeout>();
  let last = 0;
  globalThis.requestAnimationFrame = (run) => {
    last += 1;
    const handle = last;
    const draw = () => {
      waiting.delete(handle);
      run(performance.now());
    };
    waiting.set(handle, wait(draw, FRAME_MS));
    return handle;
  };
  globalThis.cancelAnimationFrame = (handle) => {
    forget(waiting.get(handle));
    waiting.delete(handle);
  };
}
