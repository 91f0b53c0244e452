/** Caches the result for each key in this process, because tests create many services with the same seed. */
export function rowsOnce<T>(generate: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const found = made.get(key);
    if (found !== undefined) return found;
    const fresh = generate(key);
    made.set(key, fresh);
    return fresh;
  };
}
