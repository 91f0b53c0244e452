import { describe, expect, test } from 'vitest';
import { type UndoStep, UndoSteps, alreadyUndone } from './undoSteps';

function recorded() {
  const steps = new UndoSteps();
  const events: string[] = [];
  const step = (name: string, ...answers: unknown[]): UndoStep => ({
    run: async () => {
      events.push(name);
      return Promise.resolve(answers.shift());
    },
    tell: (error) => events.push(error === undefined ? `${name} undone` : `${name} failed`),
  });
  return { steps, events, step };
}

describe('what was done on a page ("Speed of use", "Undo")', () => {
  test('is taken back one after another, the last step first', async () => {
    const { steps, events, step } = recorded();
    for (const name of ['one', 'two', 'three']) steps.add(step(name));
    await Promise.all([steps.undoLast(), steps.undoLast()]);
    expect(events).toEqual(['three', 'three undone', 'two', 'two undone']);
    expect(steps.hasAny()).toBe(true);
  });

  test('20 steps are kept', async () => {
    const { steps, events, step } = recorded();
    for (let at = 0; at < 25; at += 1) steps.add(step(String(at)));
    while (steps.hasAny()) await steps.undoLast();
    expect(events).toHaveLength(40);
    expect(events.at(-1)).toBe('5 undone');
  });

  test('a step that fails says so and stays; what throws has failed', async () => {
    const { steps, events, step } = recorded();
    steps.add(step('one', 'refused'));
    await steps.undoLast();
    await steps.undoLast();
    expect(events).toEqual(['one', 'one failed', 'one', 'one undone']);
    steps.add({ ...step('two'), run: async () => Promise.reject(new TypeError('broken')) });
    await steps.undoLast();
    expect(events.at(-1)).toBe('two failed');
    expect(steps.hasAny()).toBe(true);
  });

  test('what was undone by another way is passed over; one that its notice took back is gone', async () => {
    const { steps, events, step } = recorded();
    const first = step('one');
    for (const one of [first, step('two'), step('three', alreadyUndone)]) steps.add(one);
    await steps.undo(first);
    await steps.undoLast();
    expect(events).toEqual(['one', 'one undone', 'three', 'two', 'two undone']);
    expect(steps.hasAny()).toBe(false);
  });
});
