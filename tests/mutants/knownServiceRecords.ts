import type { KnownMutant } from './known';

/** Those of service records, and of the files that are in no folder of the domain. */
export const knownOfServiceRecords: readonly KnownMutant[] = [
  {
    file: 'domain/access.ts',
    line: "const spelled = typeof text === 'string' ? text.trim().toLowerCase() : '';",
    becomes: '"Stryker was here!"',
    reason: 'no role is called so',
  },
  {
    file: 'domain/canonicalJson.ts',
    line: 'const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));',
    becomes: 'one <= other',
    reason: 'no two fields have one name',
  },
  {
    file: 'domain/decimal.ts',
    line: "const [first = '', ...others] = groups;",
    becomes: '"Stryker was here!"',
    reason: 'there is a first group',
  },
  {
    file: 'domain/decimal.ts',
    line: "const [digits = '', exponent = '0'] = String(Math.abs(value)).split('e');",
    becomes: ['"Stryker was here!"', '""'],
    reason: 'a number has digits, and nothing counts as 0',
  },
  {
    file: 'domain/decimal.ts',
    line: 'if (lastComma < 0 && lastPoint < 0) return text;',
    becomes: ['false', 'lastPoint <= 0'],
    reason: 'it saves time only',
  },
  {
    file: 'domain/decimal.ts',
    line: 'if (lastComma >= 0 && lastPoint >= 0) {',
    becomes: ['lastComma > 0', 'lastPoint > 0'],
    reason: 'a number with both marks has a figure before the first one',
  },
  {
    file: 'domain/decimal.ts',
    line: "const whole = withoutGroups(text.slice(0, at), lastComma > lastPoint ? '.' : ',');",
    becomes: 'lastComma >= lastPoint',
    reason: 'two marks have two places',
  },
  {
    file: 'domain/decimal.ts',
    line: 'return whole === undefined ? undefined : `${whole}.${text.slice(at + 1)}`;',
    becomes: 'false',
    reason: 'what has no whole part is no number',
  },
  {
    file: 'domain/decimal.ts',
    line: String.raw`const [, whole, sign = ''] = /^(\d*) ?([¼½¾])$/u.exec(number) ?? [];`,
    becomes: '"Stryker was here!"',
    reason: 'a fraction has its sign',
  },
  {
    file: 'domain/decimal.ts',
    line: 'if (plain === undefined || !PLAIN.test(plain)) return undefined;',
    becomes: 'false',
    reason: 'nothing is no number',
  },
  {
    file: 'domain/decimal.ts',
    line: 'return Math.abs(ratio - Math.round(ratio)) < 1e-9;',
    becomes: 'Math.abs(ratio - Math.round(ratio)) <= 1e-9',
    reason: 'no ratio is off by just that',
  },
  {
    file: 'domain/decimal.ts',
    line: 'const isOnStep = Math.abs(ratio - nearest) < 1e-9;',
    becomes: 'Math.abs(ratio - nearest) <= 1e-9',
    reason: 'no ratio is off by just that',
  },
  {
    file: 'domain/service-records/keptRecord.ts',
    line: 'return signatures.some(({ at }) => at >= oldest);',
    becomes: 'at > oldest',
    reason: 'a time is longer than a day',
  },
  {
    file: 'domain/service-records/recordChoice.ts',
    line: "const alikeness = (row: ServiceRow) => likenessOf(isNamed || isOwn ? row : { ...row, person: '' });",
    becomes: '"Stryker was here!"',
    reason: 'the person is the same one for all',
  },
  {
    file: 'domain/service-records/recordChoice.ts',
    line: 'if (row) free.delete(row);',
    becomes: 'true',
    reason: 'nothing is deleted then',
  },
  {
    file: 'domain/service-records/recordChoice.ts',
    line: "const byNumber = new Intl.Collator('en', { numeric: true });",
    becomes: '""',
    reason: 'no language is called so, and no file can be loaded',
  },
  {
    file: 'domain/service-records/recordDrift.ts',
    line: 'current?.has(row[field]) === false && old?.has(entry[field]) === false ? entry[field] : row[field];',
    becomes: ['current.has', 'old.has'],
    reason: 'the two lists are there',
  },
  {
    file: 'domain/service-records/recordDrift.ts',
    line: 'return at >= 0 && leftOut.splice(at, 1).length > 0;',
    becomes: 'leftOut.splice(at, 1).length >= 0',
    reason: 'what was found is taken out',
  },
  {
    file: 'domain/service-records/recordEntries.ts',
    line: 'named.get(name)?.length === 1',
    becomes: 'named.get(name).length',
    reason: 'each name has its people',
  },
  {
    file: 'domain/service-records/recordNumber.ts',
    line: 'const spelled = (number: string) => number.trim().toLowerCase();',
    becomes: 'number.trim().toUpperCase()',
    reason: 'both do not tell upper and lower case apart',
  },
];
