import type { ReadingMessage } from '@/features/work-records/file-import/reading/serveReading';
import type { MessageToReading } from '@/features/report/reading/readingMessages';
import { hold, release } from './leftBehind';

type Serving = (message: MessageToReading) => void;

/** Runs the workers that read, those of the report and of an import, without a thread, because jsdom has no workers. */
export class ReadingWorkerStub extends EventTarget {
  readonly #serving: Promise<Serving>;
  #isOpen = true;

  constructor(address: URL | string) {
    super();
    if (!/readingWorker/u.test(String(address))) throw new ReferenceError('Worker is not defined');
    hold(this, 'worker');
    const answered = (answer: unknown) => {
      // Cloned as between threads, so that a test fails if an answer cannot be.
      const data = structuredClone(answer);
      if (this.#isOpen) this.dispatchEvent(new MessageEvent('message', { data }));
    };
    this.#serving = /file-import/u.test(String(address))
      ? import('@/features/work-records/file-import/reading/serveReading').then(
          ({ serveReading }) =>
            (message) => {
              // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what its own page sends
              const sent = message as unknown as ReadingMessage;
              // jsdom's bytes are none of those that libraries know.
              void serveReading({ ...sent, bytes: Uint8Array.from(sent.bytes) }).then(answered);
            },
        )
      : import('@/features/report/reading/serveReading').then(({ serveReading }) => serveReading(answered));
  }

  postMessage(message: MessageToReading): void {
    const data = structuredClone(message);
    void this.#serving.then((serve) => serve(data));
  }

  terminate(): void {
    this.#isOpen = false;
    release(this);
  }
}
