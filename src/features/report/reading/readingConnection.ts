import type { QuestionKind, ReportAnswers, ReportQuestion } from './answers';
import type { MessageFromReading, MessageToReading, ReadingCalls } from './readingMessages';

interface PendingCall {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The connection to the worker. Once the worker has failed, every call fails, so that nothing waits for ever. */
export class ReadingConnection {
  readonly #worker: Worker | null = null;
  readonly #pending = new Map<number, PendingCall>();
  readonly #onFailure: (error: Error) => void;
  #failure: Error | null = null;
  #last = 0;

  /** @param onFailure is called once if the worker cannot start or crashes, never after `close` */
  constructor(onFailure: (error: Error) => void) {
    this.#onFailure = onFailure;
    try {
      this.#worker = new Worker(new URL('./readingWorker.ts', import.meta.url), { type: 'module' });
      this.#worker.addEventListener('message', ({ data }: MessageEvent<MessageFromReading>) =>
        this.#take(data),
      );
      this.#worker.addEventListener('error', ({ message }) => this.#fail(message));
      this.#worker.addEventListener('messageerror', () => this.#fail('messageerror'));
    } catch (error) {
      this.#fail(error instanceof Error ? error.message : String(error));
    }
  }

  async call<Kind extends keyof ReadingCalls>(
    kind: Kind,
    ask: ReadingCalls[Kind]['ask'],
  ): Promise<ReadingCalls[Kind]['answer']> {
    if (this.#failure) throw this.#failure;
    this.#last += 1;
    const message: MessageToReading<Kind> = { at: this.#last, kind, ask };
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#pending.set(message.at, { resolve, reject });
    });
    // The bytes of an export are transferred, not copied.
    this.#worker?.postMessage(message, typeof ask === 'object' && 'bytes' in ask ? [ask.bytes] : []);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the worker answers each kind with its own type
    return (await answer) as ReadingCalls[Kind]['answer'];
  }

  async ask<Kind extends QuestionKind>(question: ReportQuestion<Kind>): Promise<ReportAnswers[Kind]> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the worker answers each kind with its own type
    return (await this.call('question', question as ReportQuestion)) as ReportAnswers[Kind];
  }

  close(): void {
    this.#worker?.terminate();
    this.#refuse(new Error('closed'));
  }

  #take(message: MessageFromReading): void {
    const pending = this.#pending.get(message.at);
    this.#pending.delete(message.at);
    if ('failure' in message) pending?.reject(new Error(message.failure));
    else pending?.resolve(message.answer);
  }

  #fail(reason: string): void {
    if (this.#failure) return;
    const failure = new Error(reason);
    this.#refuse(failure);
    this.#worker?.terminate();
    // Later, because this may be the constructor, and its caller does not have the connection yet.
    queueMicrotask(() => this.#onFailure(failure));
  }

  #refuse(failure: Error): void {
    this.#failure ??= failure;
    for (const { reject } of this.#pending.values()) reject(failure);
    this.#pending.clear();
  }
}
