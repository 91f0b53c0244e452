import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, type JsonBodyType, http } from 'msw';
import { expect } from 'vitest';
import { server } from '../jsdom/testService';
import { isLargeSuite } from '../suite';
import type { Rendered } from '../render';

type Answer = () => Response;
type Fault = readonly [name: string, answer: Answer, reason: RegExp];

export const refused = (status: number, body: JsonBodyType) => HttpResponse.json(body, { status });

/**
 * Possible faults of any call, with the reason that the user is told. Neighbours have different reasons, so that a test
 * that tries all in turn sees when the next one is told. The lost connection is the last: a page loads by itself when
 * it is back.
 */
export const faults: readonly Fault[] = [
  ['200 HTML', () => new HttpResponse('<html><h1>Oops</h1></html>'), /cannot be read/u],
  ['500 HTML', () => new HttpResponse('<h1>Oops</h1>', { status: 500 }), /reports an error \(500\)/u],
  ['200 empty', () => new HttpResponse(null, { status: 200 }), /cannot be read/u],
  ['403 HTML', () => new HttpResponse('<h1>Oops</h1>', { status: 403 }), /do not have the rights for this/u],
  ['403', () => refused(403, { message: 'not yours' }), /do not have the rights for this.*not yours/u],
  ['dropped', () => HttpResponse.error(), /No connection to the server/u],
];

/** The faults of pages that show a 403 in a way of their own, without a retry. */
export const failures = faults.filter(([fault]) => !fault.startsWith('403'));

/**
 * The faults for one case of a table. `npm test` tries one of them, a different one for each index, because
 * `calls/everyCall.test.ts` has tried each call with all of them; the large suite tries all.
 *
 * @param turn the index of the case in its table
 */
export function faultsAt(turn: number, applicable: readonly Fault[] = faults): readonly Fault[] {
  const at = turn % applicable.length;
  return isLargeSuite ? applicable : applicable.slice(at, at + 1);
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Answers the next call with this; the service answers later ones. */
export const answerOnce = (method: Method, path: string, answer: Answer) =>
  server.use(http[method](`*/api${path}`, answer, { once: true }));

/** Presses "Try again" after a fault. After a lost connection the page may have loaded by itself before. */
async function pressRetry(user: Rendered['user'], after?: string): Promise<void> {
  const retry = { name: 'Try again' };
  if (after === 'dropped' && !screen.queryByRole('button', retry)) return;
  await user.click(screen.getByRole('button', retry));
}

interface Reading {
  readonly method?: Method;
  readonly path: string;
  /** Opens the screen that loads the data. */
  readonly open: () => Promise<Rendered>;
  /** The message for every fault. */
  readonly words: RegExp;
  readonly faults: readonly Fault[];
}

/**
 * Checks that a screen whose data cannot be loaded names the reason for each fault and offers a retry; the service
 * answers the last retry.
 */
export async function expectReasonAndRetry(reading: Reading): Promise<Rendered> {
  const { method = 'get', path, open, words } = reading;
  const [first, ...others] = reading.faults;
  if (first) answerOnce(method, path, first[1]);
  const app = await open();
  await waitFor(() => expect(document.body).toHaveTextContent(words));
  expect(document.body).toHaveTextContent(first?.[2] ?? words);
  expect(document.body).not.toHaveTextContent('Oops');
  for (const [, answer, reason] of others) {
    answerOnce(method, path, answer);
    await pressRetry(app.user);
    await waitFor(() => {
      for (const word of [words, reason]) expect(document.body).toHaveTextContent(word);
    });
    expect(document.body).not.toHaveTextContent('Oops');
  }
  await pressRetry(app.user, reading.faults.at(-1)?.[0]);
  return app;
}
