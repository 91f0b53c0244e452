interface WorkerRun<Message, Outcome> {
  /** Starts the worker. */
  readonly start: () => Worker;
  /** What it is sent first. */
  readonly message: unknown;
  /** What of the message is handed over instead of copied. */
  readonly transfer?: Transferable[];
  /** Aborts the work; the outcome is then `cancelled`. */
  readonly signal: AbortSignal;
  /** @returns the outcome if this message is the last one */
  readonly onMessage: (message: Message) => Outcome | undefined;
}

/**
 * Does one piece of work in a worker of its own, which ends with it. Never rejects: a worker that cannot be started, or
 * throws, has failed.
 */
export async function runWorker<Message, Outcome>({
  start,
  message,
  transfer = [],
  signal,
  onMessage,
}: WorkerRun<Message, Outcome>): Promise<
  Outcome | { readonly kind: 'cancelled' } | { readonly kind: 'failed'; readonly message: string }
> {
  if (signal.aborted) return { kind: 'cancelled' };
  return new Promise((resolve) => {
    let worker: Worker | undefined;
    const end = (outcome: Parameters<typeof resolve>[0]) => {
      signal.removeEventListener('abort', cancel);
      worker?.terminate();
      resolve(outcome);
    };
    const cancel = () => end({ kind: 'cancelled' });
    const fail = (reason: string) => end({ kind: 'failed', message: reason });
    try {
      worker = start();
      signal.addEventListener('abort', cancel);
      worker.addEventListener('error', ({ message: reason }) => fail(reason));
      worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        const outcome = onMessage(data);
        if (outcome !== undefined) end(outcome);
      });
      worker.postMessage(message, transfer);
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    }
  });
}
