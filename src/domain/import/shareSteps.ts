/**
 * Rounds lengths together: their sum to whole steps, half up and at least one, which are shared by largest remainder, then
 * to the longer, then to the earlier.
 *
 * @param seconds of each; positive
 * @param step in seconds
 * @returns the steps of each
 */
export function shareSteps(seconds: readonly number[], step: number): readonly number[] {
  const total = seconds.reduce((sum, one) => sum + one, 0);
  const steps = Math.max(1, Math.floor((total + step / 2) / step));
  const whole = seconds.map((one) => Math.floor((one * steps) / total));
  const rest = seconds.map((one) => (one * steps) % total);
  const of = (all: readonly number[], at: number) => all[at] ?? 0;
  const order = [...seconds.keys()].toSorted(
    (one, two) => of(rest, two) - of(rest, one) || of(seconds, two) - of(seconds, one) || one - two,
  );
  const more = new Set(order.slice(0, steps - whole.reduce((sum, one) => sum + one, 0)));
  return whole.map((one, at) => one + (more.has(at) ? 1 : 0));
}
