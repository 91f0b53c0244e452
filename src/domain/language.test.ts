import { expect, test } from 'vitest';
import { languageOf } from './language';

test('the language is German unless it is another one that the app has (R-1.3)', () => {
  expect(['en', 'de', 'EN', 'fr', '', null, undefined].map(languageOf)).toEqual([
    'en',
    'de',
    'de',
    'de',
    'de',
    'de',
    'de',
  ]);
});
