/**
 * Waits for what a page tells, which it may never do.
 *
 * @param what is waited for, to be said when it does not come
 */
export async function inTime<T>(what: string, telling: Promise<T>, seconds = 25): Promise<T> {
  // Made here and not when the time is over: then it knows who waits.
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
