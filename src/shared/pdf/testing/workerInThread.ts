import type { LoadFonts } from '@/shared/pdf/drawWithFonts';
import { fonts, wideFonts } from './fonts';

/** What a worker runs: it takes the messages of the page and posts its own. */
type Serve<In, Out> = (post: (message: Out) => void, loadFonts: LoadFonts) => (message: In) => void;

/**
 * Replaces `Worker` in tests: runs what draws a PDF in the same thread, with messages that are copied and arrive later, as
 * between threads. For `vi.stubGlobal('Worker', …)`.
 */
export function workerInThread<In, Out extends { readonly kind: string }>(serve: Serve<In, Out>) {
  return class WorkerInThread extends EventTarget {
    isRunning = true;
    readonly take = serve(
      (message) => this.tell(message),
      (isWide) => Promise.resolve(isWide ? wideFonts : fonts),
    );

    postMessage(message: In): void {
      const copy = structuredClone(message);
      queueMicrotask(() => {
        if (this.isRunning) this.take(copy);
      });
    }

    terminate(): void {
      this.isRunning = false;
    }

    tell(message: Out): void {
      // Threads share a Blob instead of copying it.
      const data = message.kind === 'done' ? message : structuredClone(message);
      queueMicrotask(() => {
        if (this.isRunning) this.dispatchEvent(new MessageEvent('message', { data }));
      });
    }
  };
}
