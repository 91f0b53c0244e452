import type { KnownMutant } from './known';

/** Those of what is asked of a list. */
export const knownOfFind: readonly KnownMutant[] = [
  {
    file: 'domain/find/csv.ts',
    line: "...rows.map((row) => row.map((value, at) => csvValue(value, columns[at]?.kind ?? 'text', language))),",
    becomes: ['""', 'columns[at].kind'],
    reason: 'a row has no more cells than columns',
  },
  {
    file: 'domain/find/exportTable.ts',
    line: "const whole = columns.map((_, at): SumCell['of'] => [{ rows: [0, rows.length - 1], columns: [at, at] }]);",
    becomes: 'rows.length + 1',
    reason: 'behind the last row is none',
  },
  {
    file: 'domain/find/exportTable.ts',
    line: "const isOfHours = (at: number) => columns[sums?.[at]?.column ?? at]?.kind === 'hours';",
    becomes: ['columns[sums?.[at]?.column ?? at].kind', 'sums?.[at].column'],
    reason: 'each sum has its column',
  },
  {
    file: 'domain/find/findEntries.ts',
    line: 'checks.every((check) => check(entry)) && (terms.length === 0 || hasTerms(textOf(entry), terms));',
    becomes: 'false',
    reason: 'without words every text has all of them',
  },
  {
    file: 'domain/find/findEntries.ts',
    line: 'if (one.day !== other.day) return one.day < other.day ? 1 : -1;',
    becomes: 'one.day <= other.day',
    reason: 'the two days differ',
  },
  {
    file: 'domain/find/findQuery.ts',
    line: 'if (from === undefined || to === undefined || (from === null && to === null)) return null;',
    becomes: 'false',
    reason: 'what is split has a first part',
  },
  {
    file: 'domain/find/findQuery.ts',
    line: 'return from !== null && to !== null && from > to ? null : { from, to };',
    becomes: ['true', 'from !== null || to !== null'],
    reason: 'null is not after a day',
  },
  {
    file: 'domain/find/findQuery.ts',
    line: "return sorts[by]?.kind !== 'text';",
    becomes: 'sorts[by].kind',
    reason: 'only columns that are there are sorted by',
  },
  {
    file: 'domain/find/findQuery.ts',
    line: "return { text, choices, period, marks, sort: readSort(table, params.get('sort') ?? '') };",
    becomes: '"Stryker was here!"',
    reason: 'no column is called so',
  },
  {
    file: 'domain/find/findQuery.ts',
    line: "periodNamed(params.get('period') ?? '') ??",
    becomes: '"Stryker was here!"',
    reason: 'it is no day',
  },
  {
    file: 'domain/find/findQuery.ts',
    line: "periodNamed(`${params.get('from') ?? ''}..${params.get('to') ?? ''}`)",
    becomes: '"Stryker was here!"',
    reason: 'it is no day',
  },
  {
    file: 'domain/find/findQuery.ts',
    line: "if (filter.kind === 'choice') put(filter.name, (choices[filter.name] ?? []).map(encoded).join(','));",
    becomes: 'true',
    reason: 'no other filter has values',
  },
  {
    file: 'domain/find/findQuery.ts',
    line: "filter.kind === 'mark' && marks[filter.name] === side ? [filter.word] : [],",
    becomes: 'true',
    reason: 'no other filter has a side',
  },
  {
    file: 'domain/find/findText.ts',
    line: 'return [...new Set(terms)].map(spellings).filter(([plain]) => plain?.trim());',
    becomes: 'plain.trim',
    reason: 'each word has a spelling',
  },
  {
    file: 'domain/find/nameParts.ts',
    line: "else parts.push({ text: name[at] ?? '', isTyped: isMarked });",
    becomes: '"Stryker was here!"',
    reason: 'each place of the name has a letter',
  },
  {
    file: 'domain/find/nameParts.ts',
    line: "while (read.length < part.length && last + 1 < pieces.length) read += pieces[(last += 1)]?.folded ?? '';",
    becomes: ['"Stryker was here!"', 'last + 1 <= pieces.length', 'last - 1', 'pieces[last += 1].folded'],
    reason: 'behind the last piece there is nothing to add',
  },
  {
    file: 'domain/find/nameParts.ts',
    line: 'if (text !== sought.text)',
    becomes: 'true',
    reason: 'it saves time only',
  },
  {
    file: 'domain/find/nameParts.ts',
    line: 'const found = wantedOf(text).filter((part) => spelled.some((one) => one.includes(part)));',
    becomes: 'wantedOf(text)',
    reason: 'it saves time only',
  },
  {
    file: 'domain/find/nameParts.ts',
    line: 'if (found.length === 0) return [{ text: name, isTyped: false }];',
    becomes: 'false',
    reason: 'it saves time only',
  },
  {
    file: 'domain/find/nameParts.ts',
    line: "return folded !== '' && read.startsWith(part) ? [{ start, end: pieces[last]?.end ?? start }] : [];",
    becomes: ['true', '"Stryker was here!"', 'pieces[last].end'],
    reason: 'the last piece is there',
  },
  {
    file: 'domain/find/nameParts.ts',
    line: "let sought = { text: '', words: [] as readonly string[] };",
    becomes: ['{}', '"Stryker was here!"'],
    reason: 'what is kept is of the text that was asked for first',
  },
];
