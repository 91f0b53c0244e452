import { expect, test } from 'vitest';
import { isPrintOf } from './printedText';

test.each([
  ['Jana Albrecht', 'Jana Albrecht', true],
  ['JanaAlbrecht', ' Jana\n Albrecht', true],
  ['Jana Albrecht', 'Jana\u00AD Al\u200Bbrecht\uFE0F', true],
  ['José ﬁ 1', 'Jose\u0301 fi ①', true],
  ['�� x', '東京 x', true],
  ['�� �', '東 京 x', true],
  ['� x', '東京 x', false],
  ['��� x', '東京 x', false],
  ['�', '㍿', true],
  ['�', '', false],
  ['', '', true],
  ['', 'x', false],
  ['Jana Albrecht', 'Jana Albrech', false],
  ['jana', 'Jana', false],
])('%j is the print of %j: %s (R-18.54)', (printed, text, is) => expect(isPrintOf(printed, text)).toBe(is));
