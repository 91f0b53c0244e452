import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ExpenseContent, expenseFields } from './expense';
import { isSame } from '../changes/fields';
import { cents } from './money';
import { type Fate, World } from '../changes/outbox.fixture';
import { isoDate } from '../time/period';

const taxi: ExpenseContent = {
  employee: 'jalbrecht',
  date: isoDate('2026-11-18'),
  voucherNumber: null,
  type: 'Reisekosten',
  cost: cents(1250),
  description: 'Taxi',
  customerId: null,
  projectId: null,
  receipt: null,
};
const receipt = { filename: 'taxi.png', contentType: 'image/png', path: 'data:image/png;base64,AA==' };

// Equal expenses are what makes lost answers hard.
const expense = fc.constantFrom(taxi, { ...taxi, voucherNumber: 7, customerId: 3, projectId: 4 });
const fate = fc.constantFrom<Fate>('answered', 'requestLost', 'answerLost');

/** How a counterexample is printed. */
interface Act {
  readonly says: string;
  readonly run: (world: World<ExpenseContent>) => void;
}
const says = (text: string, run: Act['run']): Act => ({ says: text, run });
const index = fc.nat(5);
// No call changes an expense, and waiting ones are not changed either.
const act: fc.Arbitrary<Act> = fc.oneof(
  fc
    .tuple(expense, fc.oneof(fate, fc.constant('offline' as const)))
    .map(([content, what]) =>
      says(`save ${content.voucherNumber ?? 'plain'} ${what}`, (world) => world.save(content, what)),
    ),
  fate.map((what) => says(`send ${what}`, (world) => void world.send(what))),
  index.map((at) => says(`delete what waits ${at}`, (world) => world.change(at, null))),
  index.map((at) => says(`drop ${at}`, (world) => world.change(at, 'discard'))),
  index.map((at) => says(`hold a deletion back ${at}`, (world) => world.holdBack(at))),
  fc.boolean().map((isSent) => says(isSent ? 'delete now' : 'undo', (world) => world.letGo(isSent))),
  // With a receipt it goes out beside what waits.
  fc
    .constantFrom({ ...taxi, receipt }, taxi)
    .map((content) =>
      says(`foreign ${content.receipt ? 'with' : 'without'} a receipt`, (world) =>
        world.foreign((count) => ({ ...content, description: `theirs ${count}` })),
      ),
    ),
);

describe('no expense is booked twice and none is lost', () => {
  test('in whatever order answers are lost and given, only creating and deleting is asked for (R-14.22)', () => {
    const asked = new Set<string>();
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30, size: 'max' }), (acts) => {
        const world = new World(expenseFields);
        for (const { run } of acts) run(world);
        world.letGo(true);
        world.sendAll();
        // Only this user has expenses without a receipt here, so there is nothing to ask.
        expect(world.items).toEqual([]);
        expect(world.booked).toEqual(world.believed);
        for (const kind of world.asked) asked.add(kind);
      }),
      { numRuns: 2000 },
    );
    expect([...asked].toSorted()).toEqual(['create', 'delete']);
  });
});

describe('what makes two expenses the same', () => {
  test.each([
    ['ids as text', { customerId: '3', projectId: '4' }],
    ['another name of the employee', { employee: 'Jana Albrecht' }],
    ['spaces at the end', { description: 'Taxi ' }],
  ])('a service that answers %s means the same', (_what, answered) => {
    const sent = { ...taxi, customerId: 3, projectId: 4 };
    expect(isSame(expenseFields, sent, { ...sent, ...answered })).toBe(true);
  });

  test('a voucher number of 0 counts as none', () => {
    expect(isSame(expenseFields, taxi, { ...taxi, voucherNumber: 0 })).toBe(true);
  });

  test.each([
    ['date', { date: isoDate('2026-11-17') }],
    ['voucher number', { voucherNumber: 7 }],
    ['type', { type: 'Sonstiges' }],
    ['cost', { cost: cents(1251) }],
    ['description', { description: 'Taxi home' }],
    ['customer', { customerId: 3 }],
    ['project', { projectId: 4 }],
    ['receipt', { receipt }],
  ])('another %s is another expense', (_what, other) => {
    expect(isSame(expenseFields, taxi, { ...taxi, ...other })).toBe(false);
  });
});
