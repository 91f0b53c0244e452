import { createInstance } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { budgetEnd } from '@/domain/report/budgetRange';
import { isoDate } from '@/domain/time/period';
import german from '@/shared/i18n/locales/de/report.json';
import english from '@/shared/i18n/locales/en/report.json';
import { formatsOf } from '@/shared/i18n/format';
import { rangeWords } from './rangeWords';

const today = isoDate('2026-11-20');
const texts = createInstance();

beforeAll(async () => {
  await texts.init({
    lng: 'de',
    resources: { de: { report: german }, en: { report: english } },
    interpolation: { escapeValue: false },
  });
});

/** The words for a rest of hours at a slow and a fast pace. */
function words(language: 'de' | 'en', [rest, slow, fast]: readonly [number, number, number]) {
  const end = budgetEnd(rest * 100, { slow: slow * 100, fast: fast * 100 }, today);
  const { until, detail } = end
    ? rangeWords(end, today, texts.getFixedT(language, 'report'), formatsOf(language))
    : { until: '', detail: '' };
  return `${until} | ${detail}`;
}

describe('words for the range of a budget', () => {
  test.each([
    [[189, 19.5, 23], '17. – 27. Januar | ab in 58 Tagen', '17 – 27 January | in 58 days or later'],
    [
      [147.5, 12.5, 15.25],
      '27. Januar – 11. Februar | ab in 68 Tagen',
      '27 January – 11 February | in 68 days or later',
    ],
    [[14.5, 9, 10.25], 'KW 49 | 30.11.–06.12.', 'Week 49 | 30.11.–06.12.'],
    [[355.5, 64.75, 69.5], 'KW 52 – 53 | 21.12.–03.01.', 'Weeks 52 – 53 | 21.12.–03.01.'],
    [[112, 3.5, 4], 'Juni – Juli 2027 | ab in 6 Monaten', 'June – July 2027 | in 6 months or later'],
    [[140, 9.9, 10], 'Februar 2027 | ab in 3 Monaten', 'February 2027 | in 3 months or later'],
    [
      [400, 6.5, 7],
      'Dezember 2027 – Januar 2028 | ab in 13 Monaten',
      'December 2027 – January 2028 | in 13 months or later',
    ],
    [
      [10, 0.2, 1],
      '29. Januar 2027 – 5. November 2027 | ab in 70 Tagen',
      '29 January 2027 – 5 November 2027 | in 70 days or later',
    ],
    [
      [10, 0, 5],
      'frühestens ab 4. Dezember | ab in 14 Tagen',
      'from 4 December at the earliest | in 14 days or later',
    ],
    [
      [100, 0, 5],
      'frühestens ab April 2027 | ab in 4 Monaten',
      'from April 2027 at the earliest | in 4 months or later',
    ],
    [[1000, 5, 6], 'mehr als zwei Jahre | ', 'more than two years | '],
    [[1, 0.2, 8], '21. November – 25. Dezember | ab morgen', '21 November – 25 December | tomorrow or later'],
    [[0.1, 0.02, 8], '20. November – 25. Dezember | ab heute', '20 November – 25 December | today or later'],
  ] as const)('%j h: %s (R-16.53)', (hours, inGerman, inEnglish) => {
    expect([words('de', hours), words('en', hours)]).toEqual([inGerman, inEnglish]);
  });
});
