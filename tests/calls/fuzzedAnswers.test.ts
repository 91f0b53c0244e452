import fc from 'fast-check';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { inSuite } from '../suite';
import { accountCalls } from './accountCalls';
import type { Outcome } from './call';
import { companyCalls } from './companyCalls';
import { entryCalls } from './entryCalls';
import { inNode, server, visitAs, visitAsNobody } from './nodeSurroundings';
import { plannerCalls } from './plannerCalls';

/**
 * Every call of the app with answers that are almost good: what the service says, with up to three values replaced by
 * what nobody agreed on. Whatever comes of it is data or one of the reasons for a failure, and the call works again with
 * a good answer. Which fields may be missing is each schema's business, and tested beside it.
 */
const calls = [...entryCalls, ...plannerCalls, ...companyCalls, ...accountCalls].filter(
  // Signing in is one more call, the role, for which its row waits: `journeys/variedSession.test.tsx`.
  ({ title, asksNobody }) => title !== 'signIn' && asksNobody === undefined,
);

/** Loads all endpoints. */
import.meta.glob('../../src/**/*Api.ts', { eager: true });

/** Replaces a value or, as `undefined`, takes its field away. */
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

/** Which value of an answer is replaced: the same number finds one in an answer of any size. */
const replacements = fc.array(fc.tuple(fc.nat(), strange), { minLength: 1, maxLength: 3 });

type Slot = readonly [holder: object, name: string];

/** Where the values of an answer are. */
function slotsOf(holder: object): Slot[] {
  const slots: Slot[] = [];
  for (const [name, value] of Object.entries(holder) as [string, unknown][]) {
    slots.push([holder, name]);
    if (typeof value === 'object' && value !== null) slots.push(...slotsOf(value));
  }
  return slots;
}

/** The answer with its replacements; what is no JSON stays as it is. */
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

/** An answer of the service. */
interface Answer {
  readonly status: number;
  readonly text: string;
}

inNode();

/** Data, or that the answer is not as agreed, or that nobody knows whether something was created. */
function isExpected({ error }: Outcome): boolean {
  if (error === undefined) return true;
  if (typeof error !== 'object' || error === null || !('kind' in error)) return false;
  return error.kind === 'contract' || error.kind === 'unconfirmed';
}

test.each(calls.map((call) => [call.title, call] as const))(
  '%s: an answer that is almost good is data or an error, and the next good one is taken',
  async (_title, { as, prepare }) => {
    const visit = as === null ? visitAsNobody() : await visitAs(as);
    const send = await prepare(visit);
    // What the service said once is said again, so that a code may be used twice.
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
