import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Id } from '@/domain/id';
import type { ApiError } from '../api/apiError';
import { type Attempt, NOT_SENT, createAllSurely, createSurely } from './createSurely';

interface Listed {
  readonly id: Id;
  readonly text: string;
}

/**
 * What becomes of a call.
 *
 * - `given`: saved, and the answer says so
 * - `unheard`: saved, and the answer is lost
 * - `silent`: neither saved nor answered
 * - `refused`: not saved, and the answer says so
 * - `broken`: an error page of a service that has saved it all the same
 */
const FATES = ['given', 'unheard', 'silent', 'refused', 'broken'] as const;
type Fate = (typeof FATES)[number];

const lost: ApiError = { kind: 'timeout' };
const errors: Record<Exclude<Fate, 'given'>, ApiError> = {
  unheard: lost,
  silent: lost,
  refused: { kind: 'conflict', status: 409, message: 'no' },
  broken: { kind: 'http', status: 500, message: undefined },
};

/** A service whose answers get lost in the given order; afterwards it answers everything. */
function serviceOf(list: Listed[], fates: readonly Fate[], reads: readonly boolean[]) {
  let [call, reading] = [0, 0];
  return {
    send: async (text: string) => {
      const fate = fates[call] ?? 'given';
      call += 1;
      const entry = { id: 100 + call, text };
      if (fate !== 'silent' && fate !== 'refused') list.unshift(entry);
      return fate === 'given' ? { data: entry.id } : { error: errors[fate] };
    },
    read: async () => {
      const isAnswered = reads[reading] ?? true;
      reading += 1;
      return isAnswered ? { data: [...list] } : { error: lost };
    },
  };
}

describe('creating so that nothing is there twice', () => {
  test('a success that nobody heard is found in the list and not repeated', async () => {
    const sent: string[] = [];
    const creating = {
      send: async () => {
        sent.push('once');
        return { error: lost };
      },
      find: async () => ({ data: 7 }),
    };
    expect(await createSurely(NOT_SENT, creating)).toEqual({ kind: 'created', id: 7 });
    expect(sent).toHaveLength(1);
  });

  test('while the list cannot be read nothing is sent again', async () => {
    const doubtful: Attempt = { kind: 'doubtful', error: lost };
    const creating = {
      send: async () => Promise.reject(new Error('must not be sent')),
      find: async () => ({ error: lost }),
    };
    expect(await createSurely(doubtful, creating)).toEqual(doubtful);
  });

  test('a refusal leaves no doubt: nothing is read, and the others are created', async () => {
    const list: Listed[] = [];
    const service = serviceOf(list, ['refused'], []);
    const calls = {
      send: service.send,
      read: async () => Promise.reject(new Error('must not be read')),
      isSame: () => true,
      before: new Set<string>(),
    };
    const attempts = await createAllSurely(['a', 'b'], [], calls);
    expect(attempts.map(({ kind }) => kind)).toEqual(['open', 'created']);
    expect(list.map(({ text }) => text)).toEqual(['b']);
  });

  test('whatever answers are lost or given, in whatever order: in the end each is there exactly once', async () => {
    await fc.assert(
      fc.asyncProperty(
        // Two that say the same are two.
        fc.array(fc.constantFrom('Mo', 'Tu', 'We'), { minLength: 1, maxLength: 6 }),
        fc.array(fc.constantFrom(...FATES), { maxLength: 12 }),
        fc.array(fc.boolean(), { maxLength: 12 }),
        async (texts, fates, reads) => {
          const list: Listed[] = [{ id: 1, text: 'Mo' }];
          const calls = {
            ...serviceOf(list, fates, reads),
            isSame: (listed: Listed, text: string) => listed.text === text,
            before: new Set(['1']),
          };
          let attempts: readonly Attempt[] = [];
          for (let round = 0; round <= fates.length + reads.length; round += 1) {
            attempts = await createAllSurely(texts, attempts, calls);
            const counted = list.filter(({ id }) => id !== 1).length;
            expect(counted).toBeLessThanOrEqual(texts.length);
          }
          expect(attempts.every(({ kind }) => kind === 'created')).toBe(true);
          expect(new Set(attempts.map((one) => 'id' in one && one.id)).size).toBe(texts.length);
          expect(list.map(({ text }) => text).toSorted()).toEqual(['Mo', ...texts].toSorted());
        },
      ),
      { numRuns: 500 },
    );
  });
});
