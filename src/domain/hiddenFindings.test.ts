import { expect, test } from 'vitest';
import { addDays, isoDate } from './time/period';
import {
  type HiddenFinding,
  MAX_HIDDEN_FINDINGS,
  signOf,
  signsHidden,
  withHidden,
  withoutHidden,
} from './hiddenFindings';

const today = isoDate('2026-11-20');
const hide = (keys: readonly string[], day = today) =>
  keys.reduce<readonly HiddenFinding[]>((hidden, key) => withHidden(hidden, key, day), []);
const signs = (hidden: readonly HiddenFinding[]) => hidden.map(({ sign }) => sign);

test('a finding is hidden once, the newest first, and shown again (R-16.72)', () => {
  const hidden = hide(['a', 'b', 'a']);
  expect(signs(hidden)).toEqual(['a', 'b'].map(signOf));
  expect(signs(withoutHidden(hidden, 'a'))).toEqual([signOf('b')]);
});

test('old ones are forgotten, and those beyond the limit (R-16.72)', () => {
  const old = hide(['old'], addDays(today, -401)).concat(hide(['kept'], addDays(today, -400)));
  expect(signs(withHidden(old, 'new', today))).toEqual(['new', 'kept'].map(signOf));
  const many = Array.from({ length: MAX_HIDDEN_FINDINGS }, (_, at) => ({ sign: String(at), on: today }));
  const next = withHidden(many, 'new', today);
  expect(next).toHaveLength(MAX_HIDDEN_FINDINGS);
  expect(next[0]?.sign).toBe(signOf('new'));
});

test('a finding is shown again after 400 days, although no other one was hidden since (R-16.72)', () => {
  const hidden = hide(['a']);
  expect(signsHidden(hidden, addDays(today, 400))).toEqual(new Set([signOf('a')]));
  expect(signsHidden(hidden, addDays(today, 401))).toEqual(new Set());
});

test('signs of keys differ, and do not have their letters (R-16.72)', () => {
  const keys = Array.from({ length: 20_000 }, (_, at) => `["noProject","Jana","2026-10-${at % 31}",${at}]`);
  expect(new Set(keys.map(signOf)).size).toBe(keys.length);
  // Devices keep signs: a finding that was hidden stays so with a new version.
  expect(signOf('["noProject","Jana","2026-10-01",1]')).toBe('n2ctk.1f5pwzn');
  expect(signOf('Jana')).toMatch(/^[\da-z]{1,7}\.[\da-z]{1,7}$/u);
});
