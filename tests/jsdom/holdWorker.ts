import { onTestFinished, vi } from 'vitest';
import { ReadingWorkerStub } from './readingWorker';

/**
 * Holds back what the next worker of the report answers, from the first answer on for which `isMeant` is true, until the
 * test lets the answers go.
 *
 * @returns `count` tells how many of those answers there were
 */
export function holdWorker(isMeant: (message: unknown) => boolean): {
  count: () => number;
  letGo: () => void;
} {
  let [isHeld, count] = [true, 0];
  const waiting: (() => void)[] = [];
  class DelayingWorker extends ReadingWorkerStub {
    override dispatchEvent(event: MessageEvent) {
      if (isMeant(event.data)) count += 1;
      if (!isHeld || count === 0) return super.dispatchEvent(event);
      waiting.push(() => super.dispatchEvent(event));
      return true;
    }
  }
  vi.stubGlobal('Worker', DelayingWorker);
  // Not all stubs are removed, because the setup of the tests has some of its own.
  onTestFinished(() => void vi.stubGlobal('Worker', ReadingWorkerStub));
  return {
    count: () => count,
    letGo: () => {
      isHeld = false;
      for (const answer of waiting) answer();
    },
  };
}
