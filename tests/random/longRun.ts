import fc from 'fast-check';

/** How stories are played for as long as there is time. */
export interface LongRun {
  readonly minutes: number;
  /** The first seed, and how many are played at once. */
  readonly first: number;
  readonly atOnce: number;
  /** Plays seeds; answers with what failed. */
  readonly playSeeds: (first: number, count: number) => Promise<readonly string[]>;
  /** How many minutes have passed. */
  readonly passed: () => number;
  /** Whether it was interrupted; then the seeds that are being played do not count. */
  readonly isStopped: () => boolean;
  readonly print: (text: string) => void;
}

const seedOf = (failure: string) => /seed (\d+)/u.exec(failure)?.[1];

/**
 * Plays stories of new seeds until the time is over, and prints how many, how many a minute, and each that failed. If
 * something else failed, such as loading the stories, it ends at once.
 *
 * @returns the exit code: 0 if seeds were played and none failed
 */
export async function playLong(run: LongRun): Promise<0 | 1> {
  const { minutes, first, atOnce, playSeeds, passed, isStopped, print } = run;
  const failed: string[] = [];
  let [count, isBroken] = [0, false];
  const tell = () => {
    const seeds = failed.length > 0 ? ` (${failed.join(', ')})` : '';
    print(`${count} seeds, ${Math.round(count / passed())} a minute, ${failed.length} failed${seeds}`);
  };
  while (!isBroken && !isStopped() && passed() < minutes) {
    // oxlint-disable-next-line no-await-in-loop -- one part after another
    const failures = await playSeeds(first + count, atOnce);
    if (isStopped()) break;
    for (const failure of failures) print(failure);
    isBroken = failures.some((failure) => seedOf(failure) === undefined);
    if (!isBroken) count += atOnce;
    failed.push(...failures.flatMap((failure) => seedOf(failure) ?? []));
    tell();
  }
  if (isStopped()) tell();
  return count > 0 && failed.length === 0 && !isBroken ? 0 : 1;
}

/** Why a story failed: what broke first, because only the first lines of an error are printed at the end of a run. */
export function failureOf<Story>(end: fc.RunDetails<Story>): string | undefined {
  if (!end.failed) return undefined;
  const { errorInstance: error } = end;
  const [broken] = (error instanceof Error ? error.message : String(error)).split('\n{');
  return `${broken}\n${fc.defaultReportMessage(end)}`;
}
