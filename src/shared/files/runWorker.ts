interface WorkerRun<Message, Outcome> {
  /** Starts the worker. */
  readonly start: () => Worker;
  /** What it is sent first. */
  readonly message: unknown;
  /** What of the message is handed over instead of copied. */
  readonly transfer?: Transferable[];
  /** Aborts the work; the outcome is then `cancelled`. */
  readonly signal?: AbortSignal;
  /**
   * @param answer sends the worker another message
   * @returns the outcome if this message is the last one
   */
  readonly onMessage: (message: Message, answer: (message: unknown) => void) => Outcome | undefined;
}

interface Cancelled {
  readonly kind: 'cancelled';
}
interface WorkerFailure {
  readonly kind: 'failed';
  readonly cause: 'worker';
}

/**
 * Does one piece of work in a worker of its own, which ends with it. Never rejects: a worker that cannot be started, or
 * throws, has failed.
 */
export async function runWorker<Message, Outcome>(
  run: WorkerRun<Message, Outcome> & { readonly signal: AbortSignal },
): Promise<Outcome | Cancelled | WorkerFailure>;
/** Does work that nobody aborts. */
export async function runWorker<Message, Outcome>(
  run: WorkerRun<Message, Outcome>,
): Promise<Outcome | WorkerFailure>;
export async function runWorker<Message, Outcome>({
  start,
  message,
  transfer = [],
  signal,
  onMessage,
}: WorkerRun<Message, Outcome>): Promise<Outcome | Cancelled | WorkerFailure> {
  if (signal?.aborted === true) return { kind: 'cancelled' };
  return new Promise((resolve) => {
    let worker: Worker | undefined;
    const end = (outcome: Parameters<typeof resolve>[0]) => {
      signal?.removeEventListener('abort', cancel);
      worker?.terminate();
      resolve(outcome);
    };
    const cancel = () => end({ kind: 'cancelled' });
    const fail = () => end({ kind: 'failed', cause: 'worker' });
    try {
      const started = start();
      worker = started;
      signal?.addEventListener('abort', cancel);
      started.addEventListener('error', fail);
      started.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        const outcome = onMessage(data, (answer) => started.postMessage(answer, []));
        if (outcome !== undefined) end(outcome);
      });
      started.postMessage(message, transfer);
    } catch {
      fail();
    }
  });
}
