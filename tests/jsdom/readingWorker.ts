import type { MessageToReading } from '@/features/report/reading/readingMessages';

/** Runs the worker of the report without a thread, because jsdom has no workers. Other workers cannot be started. */
export class ReadingWorkerStub extends EventTarget {
  readonly #serving: Promise<(message: MessageToReading) => void>;
  #isOpen = true;

  constructor(address: URL | string) {
    super();
    if (!/readingWorker/u.test(String(address))) throw new ReferenceError('Worker is not defined');
    this.#serving = import('@/features/report/reading/serveReading').then(({ serveReading }) =>
      serveReading((answer) => {
        // Cloned as between threads, so that a test fails if an answer cannot be.
        const data = structuredClone(answer);
        if (this.#isOpen) this.dispatchEvent(new MessageEvent('message', { data }));
      }),
    );
  }

  postMessage(message: MessageToReading): void {
    const data = structuredClone(message);
    void this.#serving.then((serve) => serve(data));
  }

  terminate(): void {
    this.#isOpen = false;
  }
}
