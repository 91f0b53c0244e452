/**
 * Waits for a promise that may never be settled.
 *
 * @param what describes the awaited event in the error message
 */
export async function inTime<T>(what: string, telling: Promise<T>, seconds = 25): Promise<T> {
  // Created here, because the stack trace of the timer would not show the caller.
  const late = new Error(`${what}: not within ${seconds} seconds`);
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late), seconds * 1000);
  });
  try {
    return await Promise.race([telling, over]);
  } finally {
    clearTimeout(timer);
  }
}
