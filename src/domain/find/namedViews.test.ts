import { describe, expect, test } from 'vitest';
import {
  validViews,
  viewNameProblem,
  withAddressBack,
  withName,
  withOpening,
  withView,
  withoutView,
} from './namedViews';

const view = (name: string, address = 'q=x') => ({ name, address });
const twenty = Array.from({ length: 20 }, (_, at) => view(`View ${at}`));

describe('named views of a list', () => {
  test.each([
    ['', null, 'missing'],
    ['  ', null, 'missing'],
    ['x'.repeat(61), null, 'tooLong'],
    ['🙂'.repeat(60), null, undefined],
    ['reisen', null, 'taken'],
    [' Réisen ', null, 'taken'],
    ['REISEN', 'Reisen', undefined],
    ['Kessler', null, undefined],
  ])(
    'the name %j for %j is %s: 1 to 60 characters, and unlike the others (R-15.25)',
    (name, own, problem) => {
      expect(viewNameProblem([view('Reisen')], name, own)).toBe(problem);
    },
  );

  test('there are 20 at most; one of them can still be renamed (R-15.25)', () => {
    expect(viewNameProblem(twenty, 'One more', null)).toBe('tooMany');
    expect(viewNameProblem(twenty, 'Other', 'View 3')).toBeUndefined();
  });

  test('a view is added, updated, renamed, removed and put back in its place (R-15.25)', () => {
    const views = withView([view('A'), view('B')], view('C'));
    expect(views.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
    expect(withView(views, view('B', 'q=y'))[1]).toEqual(view('B', 'q=y'));
    expect(withName(views, 'B', ' D ')).toEqual([view('A'), view('D'), view('C')]);
    expect(withView(views, view('a', 'q=y'))).toEqual([view('a', 'q=y'), view('B'), view('C')]);
    expect(withName(views, 'B', 'c')).toBe(views);
    const without = withoutView(views, 'B');
    expect(without).toEqual([view('A'), view('C')]);
    expect(withView(without, view('B'), 1)).toEqual(views);
  });

  test('what is put back leaves what was kept under its name since (R-15.25)', () => {
    const later = [view('A'), view('b', 'later=y')];
    expect(withView(later, view('B'), 1)).toBe(later);
    expect(withView(later, view('a'), 0)).toBe(later);
    const opening = [{ ...view('A', 'q=y'), isOpening: true }];
    expect(withAddressBack(opening, view('A'), 'q=y')).toEqual([{ ...view('A'), isOpening: true }]);
    expect(withAddressBack(opening, view('A'), 'q=z')).toEqual(opening);
    expect(withAddressBack([], view('A'), 'q=y')).toEqual([]);
    const twins = [view('A', 'q=y'), view('B', 'q=y')];
    expect(withAddressBack(twins, view('A'), 'q=y')).toEqual([view('A'), view('B', 'q=y')]);
  });

  test('of a store with anything in it, what keeps the rules is read (R-15.25)', () => {
    expect(validViews([view(''), view('A'), view('a'), view('x'.repeat(99))])).toEqual([view('A')]);
    expect(validViews([...twenty, view('One more')])).toHaveLength(20);
  });

  test('one view at most is that with which a screen opens, whatever else changes (R-16.89)', () => {
    const views = withOpening(withOpening([view('A'), view('B')], 'A'), 'B');
    expect(views).toEqual([view('A'), { ...view('B'), isOpening: true }]);
    expect(withName(views, 'B', 'C')[1]).toEqual({ ...view('C'), isOpening: true });
    expect(withView(views, view('B', 'q=y'))[1]).toEqual({ ...view('B', 'q=y'), isOpening: true });
    expect(withOpening(views, null)).toEqual([view('A'), view('B')]);
    const opening = (name: string) => ({ ...view(name), isOpening: true });
    expect(validViews([opening('A'), opening('B')])).toEqual([{ ...view('A'), isOpening: true }, view('B')]);
    // One that is put back after another was chosen does not take its place.
    const chosen = withOpening([view('A'), view('C')], 'A');
    expect(withView(chosen, { ...view('B'), isOpening: true })).toEqual([...chosen, view('B')]);
    expect(withView([view('A')], opening('B'))).toEqual([view('A'), opening('B')]);
    expect(withView(chosen, { ...view('A', 'q=y'), isOpening: true })[0]).toEqual({
      ...view('A', 'q=y'),
      isOpening: true,
    });
  });

  test('another limit can be asked for (R-16.90)', () => {
    expect(viewNameProblem(twenty, 'One more', null, 50)).toBeUndefined();
    const many = Array.from({ length: 60 }, (_, at) => view(`View ${at}`));
    expect(validViews(many, 50)).toHaveLength(50);
  });
});
