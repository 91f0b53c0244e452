import { describe, expect, test } from 'vitest';
import { type Step, StepHistory, alreadyUndone } from './stepHistory';

function recorded() {
  const history = new StepHistory();
  const events: string[] = [];
  const step = (text: string, ...answers: unknown[]): Step => ({
    text,
    undo: async () => {
      events.push(text);
      return Promise.resolve(answers.shift());
    },
    tell: (error) => events.push(error === undefined ? `${text} undone` : `${text} failed`),
  });
  return { history, events, step };
}

describe('the steps of a visit', () => {
  test('steps are undone one after another, the last one first (R-14.31)', async () => {
    const { history, events, step } = recorded();
    for (const name of ['one', 'two', 'three']) history.add(step(name));
    await Promise.all([history.undoLast(), history.undoLast()]);
    expect(events).toEqual(['three', 'three undone', 'two', 'two undone']);
    expect(history.hasAny()).toBe(true);
    expect(history.steps().map(({ state }) => state)).toEqual(['done', 'undone', 'undone']);
  });

  test('only the last 50 steps are remembered (R-14.33)', async () => {
    const { history, events, step } = recorded();
    for (let at = 0; at < 55; at += 1) history.add(step(String(at)));
    expect(history.steps()).toHaveLength(50);
    while (history.hasAny()) await history.undoLast();
    expect(events.at(-1)).toBe('5 undone');
  });

  test('an undo that fails says so and can be tried again, even if it threw an error', async () => {
    const { history, events, step } = recorded();
    history.add(step('one', 'refused'));
    await history.undoLast();
    await history.undoLast();
    expect(events).toEqual(['one', 'one failed', 'one', 'one undone']);
    history.add({ ...step('two'), undo: async () => Promise.reject(new TypeError('broken')) });
    await history.undoLast();
    expect(events.at(-1)).toBe('two failed');
    expect(history.hasAny()).toBe(true);
  });

  test('a step already undone elsewhere is skipped, and one undone through its notice counts as undone', async () => {
    const { history, events, step } = recorded();
    const [first] = [step('one'), step('two'), step('three', alreadyUndone)].map((one) => history.add(one));
    await history.undo(first ?? '');
    await history.undo(first ?? '');
    await history.undoLast();
    expect(events).toEqual(['one', 'one undone', 'three', 'two', 'two undone']);
    expect(history.hasAny()).toBe(false);
  });

  test('a step that cannot be undone is skipped, and one that was not done after all is removed', async () => {
    const { history, events, step } = recorded();
    const notDone = history.add(step('one'));
    history.add(step('two'));
    const sent = history.add(step('three'));
    history.add({ ...step('four'), undo: 'A mail cannot be taken back.' });
    history.seal(sent, 'It was sent.');
    history.drop(notDone);
    await history.undoLast();
    expect(events).toEqual(['two', 'two undone']);
    expect(history.steps().map(({ text }) => text)).toEqual(['two', 'three', 'four']);
  });
});
