import { expect, test } from 'vitest';
import { clockText } from './importSums';

test.each([
  [0, '0:00:00', '0:00'],
  [59, '0:00:59', '0:01'],
  [29, '0:00:29', '0:00'],
  [29_050, '8:04:10', '8:04'],
  [3599, '0:59:59', '1:00'],
  [90_000, '25:00:00', '25:00'],
  [5430, '1:30:30', '1:31'],
  // It is rounded as the same positive length; the minus is written where the text is shown.
  [-5430, '1:30:30', '1:31'],
])('%i s are %s, without seconds %s (R-20.31)', (seconds, exact, rounded) => {
  expect([clockText(seconds), clockText(seconds, false)]).toEqual([exact, rounded]);
});
