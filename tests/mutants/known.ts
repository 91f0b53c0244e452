import { knownOfFind } from './knownFind';
import { knownOfPlanner } from './knownPlanner';
import { knownOfQuickEntry } from './knownQuickEntry';
import { knownOfReport } from './knownReport';
import { knownOfRules } from './knownRules';
import { knownOfServiceRecords } from './knownServiceRecords';
import { knownOfOthers } from './knownSmall';
import { knownOfTime } from './knownTime';

/** A mutant, or a kind of them, that no test can find, because it changes nothing. */
export interface KnownMutant {
  /** The file below `src`; of a kind that is the same everywhere there is none. */
  readonly file?: string;
  /** The line that is changed, without the spaces around it. */
  readonly line: string | RegExp;
  /** What Stryker puts in the place of a part of the line, or of several of its parts. */
  readonly becomes: string | readonly string[];
  readonly reason: string;
}

/** The mutants that may survive. They are not counted, and `npm run test:mutants` says which of them no longer survive. */
export const knownMutants: readonly KnownMutant[] = [
  ...knownOfFind,
  ...knownOfPlanner,
  ...knownOfQuickEntry,
  ...knownOfReport,
  ...knownOfRules,
  ...knownOfServiceRecords,
  ...knownOfOthers,
  ...knownOfTime,
  {
    line: /\.exec\(.*\) \?\? \[\];$|^\[\];$/u,
    becomes: '["Stryker was here"]',
    reason: 'the first place of a match is the whole text, which nobody uses',
  },
  {
    line: /\.replaceAll\(\/.*\/gu, ''\)/u,
    becomes: String.raw`/\s/gu`,
    reason: 'several spaces go one by one, too',
  },
  {
    line: /^(?:neverEmptied|shownOnly): \[\],$|shownOnly: \[\], zeroIsNone: \[\] \};$/u,
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
  {
    file: 'domain/account/absenceEntries.ts',
    line: 'const taken: Period[] = [];',
    becomes: '["Stryker was here"]',
    reason: 'a text has no days in common with an entry',
  },
  {
    file: 'domain/account/absenceEntries.ts',
    line: 'taken.push(...parts.flatMap((part) => overlapOf(part, entry) ?? []));',
    becomes: '["Stryker was here"]',
    reason: 'a text has no days in common with an entry',
  },
  {
    file: 'domain/account/absenceYear.ts',
    line: "return typeof days !== 'number' || (days >= 0 && days <= MAX_VACATION) ? days : undefined;",
    becomes: 'false',
    reason: 'null lies between the two numbers, and `undefined` does not',
  },
  {
    file: 'domain/account/dayShares.ts',
    line: 'if (span === null) return [];',
    becomes: 'false',
    reason: 'without entries no day is looked at',
  },
  {
    file: 'domain/account/mergeSettings.ts',
    line: 'const isUnset = here.rows.length === 1 && here.rows[0]?.from === FIRST_ROW_FROM && !here.rows[0].changedAt;',
    becomes: 'here.rows[0].from',
    reason: 'there is one row then',
  },
  {
    file: 'domain/account/ledger.ts',
    line: "const isLast = day.date.slice(8) >= '28' && addDays(day.date, 1).endsWith('-01');",
    becomes: 'true',
    reason: 'it saves time only',
  },
  {
    file: 'domain/account/ledger.ts',
    line: "const isLast = day.date.slice(8) >= '28' && addDays(day.date, 1).endsWith('-01');",
    becomes: '""',
    reason: 'it saves time only',
  },
  {
    file: 'domain/account/accountMonths.ts',
    line: 'if (first === undefined || last === undefined) return undefined;',
    becomes: 'first === undefined && last === undefined',
    reason: 'a list without a first entry has no last one',
  },
  {
    file: 'domain/account/absenceEntries.ts',
    line: "const isKept = after.get(date)?.some(({ kind }) => kind === 'vacation');",
    becomes: 'after.get(date).some',
    reason: 'the entry that was added is on each of these days',
  },
  {
    file: 'domain/changes/outbox.ts',
    line: 'const after = left.length < box.items.length ? withResult(box, key, settled?.batch, saved) : box;',
    becomes: 'settled.batch',
    reason: 'an item that is gone now was there before',
  },
  {
    file: 'domain/changes/outboxStep.ts',
    line: 'const alike = want === null ? [] : same(want).map((entry) => entry.id);',
    becomes: '["Stryker was here"]',
    reason: 'a deletion has no entries that say the same',
  },
  {
    file: 'domain/changes/ownStep.ts',
    line: 'isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,',
    becomes: 'a <= b',
    reason: 'no two fields have one name',
  },
  {
    file: 'domain/changes/ownStep.ts',
    line: 'isSameEntry(one?.get(keyOf(entry)), other?.get(keyOf(entry)));',
    becomes: 'one.get',
    reason: 'the three lists are there',
  },
  {
    file: 'domain/changes/ownStep.ts',
    line: 'isSameEntry(one?.get(keyOf(entry)), other?.get(keyOf(entry)));',
    becomes: 'other.get',
    reason: 'the three lists are there',
  },
  {
    file: 'shared/outbox/keptOutbox.ts',
    line: 'const isStaying = isFree(old) && (!isItem || old > last);',
    becomes: 'old >= last',
    reason: 'the last name is not free',
  },
  {
    file: 'domain/sheets/monthChecks.ts',
    line: 'if (hours !== null && !isMultipleOf(hours, hoursStep))',
    becomes: 'true',
    reason: 'null is a multiple of each step',
  },
  {
    file: 'domain/sheets/monthChecks.ts',
    line: 'found.push(...ofDay(date, ofThatDay, expensesOn.get(date) ?? [], content.dayOf(date)));',
    becomes: '["Stryker was here"]',
    reason: 'a text is no expense of a type',
  },
  {
    file: 'domain/sheets/monthChecks.ts',
    line: '(a, b) => String(a.id).length - String(b.id).length || (String(a.id) < String(b.id) ? -1 : 1),',
    becomes: 'String(a.id) <= String(b.id)',
    reason: 'no two entries have one id',
  },
  {
    file: 'domain/sheets/monthFixes.ts',
    line: '(last, record) => (record.date > last ? record.date : last),',
    becomes: 'record.date >= last',
    reason: 'of two equal days one is as good as the other',
  },
  {
    file: 'domain/sheets/monthFixes.ts',
    line: '.toSorted((a, b) => (b.hours ?? 0) - (a.hours ?? 0) || (String(a.id) < String(b.id) ? -1 : 1))[0];',
    becomes: 'String(a.id) <= String(b.id)',
    reason: 'no two entries have one id',
  },
  {
    file: 'domain/sheets/monthFixes.ts',
    line: 'sheets.reduce<IsoDate>((earliest, { from }) => (from < earliest ? from : earliest), monthOf(today).from),',
    becomes: 'from <= earliest',
    reason: 'of two equal days one is as good as the other',
  },
  {
    file: 'domain/sheets/monthFixes.ts',
    line: 'for (let back = MONTHS_BACK; back > 0; back -= 1) {',
    becomes: 'back >= 0',
    reason: 'after the last round it is the month of today anyway',
  },
  {
    file: 'domain/sheets/timeSheetPath.ts',
    line: 'from: from < span.from ? from : span.from,',
    becomes: 'from <= span.from',
    reason: 'of two equal days one is as good as the other',
  },
  {
    file: 'domain/sheets/timeSheetPath.ts',
    line: 'to: to > span.to ? to : span.to,',
    becomes: 'to >= span.to',
    reason: 'of two equal days one is as good as the other',
  },
];
