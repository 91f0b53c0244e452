/** The error of a wait without an answer. */
export class NoAnswer extends Error {}

/** In how many parts the time of a wait is counted. */
const PARTS = 4;

/** Lets the page do what came meanwhile, and receive what arrived while it was busy or asleep. */
export async function otherTasks(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve);
    port1.start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no other origin
    port2.postMessage(null);
  });
  port1.close();
}

/**
 * Waits for something that may never answer: storage, a lock, an identity provider. A page that was busy or asleep for
 * longer than `ms` still receives an answer that came meanwhile.
 *
 * @returns the answer; rejects with `NoAnswer` after `ms` milliseconds
 */
export async function within<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = PARTS;
  const silence = new Promise<never>((_resolve, reject) => {
    const count = () => {
      left -= 1;
      if (left < 0) reject(new NoAnswer());
      else timer = setTimeout(() => void otherTasks().then(count), ms / PARTS);
    };
    count();
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
    left = 0;
  }
}
