/** The duration of a frame, in milliseconds. */
const FRAME_MS = 1000 / 60;

/** The original functions, before any test replaces them. */
const { setTimeout: wait, clearTimeout: forget } = globalThis;

/**
 * Gives each animation frame its own timer. jsdom has one interval for all frames and starts it with the current
 * `setInterval`: after a test that had replaced it, no later test had any frames.
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
