/** A mutant, or a kind of them, that no test can find, because it changes nothing. */
export interface KnownMutant {
  /** The file below `src`; of a kind that is the same everywhere there is none. */
  readonly file?: string;
  /** The line that is changed, without the spaces around it. */
  readonly line: string | RegExp;
  /** What Stryker puts in the place of a part of the line. */
  readonly becomes: string;
  readonly reason: string;
}

/** The mutants that may survive. They are not counted, and `npm run test:mutants` says which of them no longer survive. */
export const knownMutants: readonly KnownMutant[] = [
  {
    line: /^const \[, .*\.exec\(.*\) \?\? \[\];$|^\[\];$/u,
    becomes: '["Stryker was here"]',
    reason: 'the first place of a match is the whole text, which nobody uses',
  },
  {
    line: /^(?:neverEmptied|shownOnly): \[\],$/u,
    becomes: '["Stryker was here"]',
    reason: 'nothing has a field of this name',
  },
  {
    file: 'domain/money/expense.ts',
    line: "return typeof amount === 'number' && amount < 0 ? 'negative' : amount;",
    becomes: 'true',
    reason: 'a word is never below zero',
  },
  {
    file: 'domain/money/expense.ts',
    line: 'id: `month-${entries[0]?.id}`,',
    becomes: 'entries[0].id',
    reason: 'a group has an entry',
  },
  {
    file: 'domain/money/money.ts',
    line: /^const EURO = /u,
    becomes: String.raw`/^([+-]?) ?(?:€|euro?) ?(?=[-+\d.,½¼¾])|(?<=[\d.,½¼¾-]) ?(?:€|eur|euros?)$|(?:€|eur)$/giu`,
    reason: 'what is before a euro that does not follow a figure is no amount either',
  },
];
