import { expect, test } from 'vitest';
import { withSending } from './sentSheets';

const confirmed = { at: '2026-11-17T09:00:00.000Z', isConfirmed: true };
const unconfirmed = { at: '2026-11-18T09:00:00.000Z', isConfirmed: false };

test('a confirmed mail stays confirmed if sending it again is not confirmed (R-8.14)', () => {
  expect(withSending({ '7': confirmed }, '7', unconfirmed)).toEqual({ '7': confirmed });
  expect(withSending({ '7': unconfirmed }, '7', confirmed)).toEqual({ '7': confirmed });
  expect(withSending({ '8': confirmed }, '7', unconfirmed)).toEqual({ '7': unconfirmed, '8': confirmed });
});
