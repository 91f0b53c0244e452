import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ApiError } from '../api/apiError';
import { inSuite } from '../../../tests/suite';
import { type Doubts, createOnce } from './createOnce';

interface Listed {
  readonly id: number;
  text: string;
}

const lost: ApiError = { kind: 'timeout' };
const broken: ApiError = { kind: 'http', status: 500, message: undefined };
const refusal: ApiError = { kind: 'conflict', status: 409, message: 'no' };

/** What a call that creates may do, and the error that the client gets; without one of these it simply works. */
const fates = [
  { isDone: true, error: lost },
  { isDone: true, error: broken },
  { isDone: false, error: lost },
  { isDone: false, error: broken },
  { isDone: false, error: refusal },
] as const;

/** Presses Save until it is saved; after each press something else may be typed. */
async function pressUntilSaved(
  list: Listed[],
  {
    presses,
    reads,
  }: { readonly presses: readonly (typeof fates)[number][]; readonly reads: readonly boolean[] },
  textOf: (press: number) => string,
): Promise<void> {
  const doubts: Doubts<string> = new Map();
  const [fate, reading] = [presses.values(), reads.values()];
  const same = (text: string): { readonly data: readonly Listed[] } | { readonly error: unknown } =>
    reading.next().value === false ? { error: lost } : { data: list.filter((one) => one.text === text) };
  for (let press = 0; ; press += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a press follows the answer to the one before
    const attempt = await createOnce(doubts, '', textOf(press), {
      known: () => null,
      readSame: async (text) => same(text),
      adopt: () => undefined,
      send: async (text) => {
        const next = fate.next().value;
        const id = 100 + list.length;
        if (next?.isDone !== false) list.unshift({ id, text });
        return next ? { error: next.error } : { data: id };
      },
      follow: async (id, text) => {
        const entry = list.find((one) => one.id === id);
        if (entry) entry.text = text;
        return { kind: 'created', id };
      },
    });
    if (attempt.kind === 'created') return;
  }
}

const trouble = fc.record({ presses: fc.array(fc.constantFrom(...fates)), reads: fc.array(fc.boolean()) });

test('however often it is pressed and whatever is heard: in the end the entry is there once more than before', async () => {
  await fc.assert(
    fc.asyncProperty(trouble, fc.nat(2), async (faults, before) => {
      const list = Array.from({ length: before }, (_one, id) => ({ id, text: 'Taxi' }));
      await pressUntilSaved(list, faults, () => 'Taxi');
      expect(list).toHaveLength(before + 1);
    }),
    { numRuns: inSuite(200, 2000) },
  );
});

test('what is typed on from press to press is one entry, and has what was typed last', async () => {
  await fc.assert(
    fc.asyncProperty(trouble, async (faults) => {
      const list: Listed[] = [];
      let last = '';
      await pressUntilSaved(list, faults, (press) => {
        last = `Taxi ${press}`;
        return last;
      });
      expect(list.map(({ text }) => text)).toEqual([last]);
    }),
    { numRuns: inSuite(200, 2000) },
  );
});
