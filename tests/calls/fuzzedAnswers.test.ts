import fc from 'fast-check';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { inSuite } from '../suite';
import type { Outcome } from './call';
import { calls as all, open, titled } from './calls';
import { inNode, server } from './nodeSurroundings';

/**
 * Every call of the app, with answers in which up to three values are wrong. The result is data or an expected error,
 * nothing is thrown, and the next correct answer is accepted. Which fields may be missing is tested beside each schema.
 */
// A sign-in is followed by the call for the role, for which its row waits: `journeys/variedSession.test.tsx`.
const calls = all.filter(({ title }) => title !== 'signIn');

/** The wrong values; `undefined` removes the field. */
const strange = fc.constantFrom<unknown>(
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  '',
  ' ',
  'x',
  '9'.repeat(400),
  '2026-02-31',
  '<b>Oops</b>',
  [],
  [[]],
  [null],
  {},
  { Id: 1 },
  { message: 'Oops' },
);

/** Pairs of a position, modulo the number of values in the answer, and the wrong value that is put there. */
const replacements = fc.array(fc.tuple(fc.nat(), strange), { minLength: 1, maxLength: 3 });

type Slot = readonly [holder: object, name: string];

/** All positions of values in an answer, at any depth. */
function slotsOf(holder: object): Slot[] {
  const slots: Slot[] = [];
  for (const [name, value] of Object.entries(holder) as [string, unknown][]) {
    slots.push([holder, name]);
    if (typeof value === 'object' && value !== null) slots.push(...slotsOf(value));
  }
  return slots;
}

/** The answer with its wrong values; an empty answer becomes one of them. */
function spoil(text: string, changes: readonly (readonly [number, unknown])[]): string {
  if (text.trim() === '') return JSON.stringify(changes[0]?.[1] ?? null);
  const around: { answer: object } = { answer: JSON.parse(text) };
  for (const [number, value] of changes) {
    const slots = slotsOf(around);
    const slot = slots[number % slots.length];
    if (slot) Reflect.set(slot[0], slot[1], structuredClone(value));
  }
  return JSON.stringify(around.answer ?? null);
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

inNode();

/**
 * Whether the result is data, an error about the contract, a creation that could not be confirmed, an update that affected no
 * row, or a list that is not certain: the same wrong id on two of its pages is a row that comes twice.
 */
function isExpected({ error }: Outcome): boolean {
  if (error === undefined) return true;
  if (typeof error !== 'object' || error === null || !('kind' in error)) return false;
  return ['contract', 'unconfirmed', 'not-found', 'doubtful'].includes(String(error.kind));
}

test.each(titled(calls))(
  '%s turns an answer with wrong values into data or an error, and accepts the next correct one',
  async (_title, call) => {
    const visit = await open(call);
    const send = await call.prepare(visit);
    // The service's first answer to a request is kept, because a code can be used only once.
    const answers = new Map<string, Answer>();
    const ask = async (request: Request): Promise<Answer> => {
      const key = `${request.method} ${request.url} ${await request.clone().text()}`;
      const known = answers.get(key);
      if (known) return known;
      const response = await visit.service.fetch(request);
      const answer = { status: response.status, text: await response.text() };
      answers.set(key, answer);
      return answer;
    };
    const answerWith = (change: (text: string) => string) =>
      server.use(
        http.all('*/api/*', async ({ request }) => {
          const { status, text } = await ask(request);
          return new Response(status === 204 ? null : change(text), { status });
        }),
      );
    const asItIs = (text: string) => text;
    answerWith(asItIs);
    expect((await send()).error).toBeUndefined();
    await fc.assert(
      fc
        .asyncProperty(replacements, async (changes) => {
          answerWith((text) => spoil(text, changes));
          expect(await send()).toSatisfy(isExpected);
        })
        .afterEach(() => server.resetHandlers()),
      { numRuns: inSuite(5, 200) },
    );
    answerWith(asItIs);
    expect((await send()).error).toBeUndefined();
  },
  inSuite(30_000, 300_000),
);
