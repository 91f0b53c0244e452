import { strFromU8, unzipSync } from 'fflate';

/** A cell of a spreadsheet as its file has it: the stored value, and the formula beside it. */
export interface XmlCell {
  readonly value: number | string | null;
  readonly formula: string | null;
}

const plain = (xml: string) =>
  xml
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** The number of a column: A is 0. */
const columnAt = (letters: string) => {
  let number = 0;
  for (const letter of letters) number = number * 26 + (letter.codePointAt(0) ?? 0) - 64;
  return number - 1;
};

/**
 * The sheets of an .xlsx file, read as the XML that it is and by no library that writes such files: each as rows of cells.
 */
export function sheetsOf(bytes: Uint8Array): readonly (readonly (readonly XmlCell[])[])[] {
  const files = unzipSync(bytes);
  const xmlOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const texts = [...xmlOf('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gsu)].map(([, si = '']) =>
    plain(si),
  );
  const names = Object.keys(files)
    .filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/u.test(name))
    .toSorted();
  return names.map((name) =>
    [...xmlOf(name).matchAll(/<row [^>]*?(?:\/>|>(.*?)<\/row>)/gsu)].map(([, row = '']) => {
      const cells: XmlCell[] = [];
      for (const [, attributes = '', content = ''] of row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gsu)) {
        const at = columnAt(/r="([A-Z]+)/u.exec(attributes)?.[1] ?? 'A');
        while (cells.length < at) cells.push({ value: null, formula: null });
        const value = /<v>(.*?)<\/v>/su.exec(content)?.[1];
        const isText = /t="s"/u.test(attributes);
        cells.push({
          value: value === undefined ? null : isText ? (texts[Number(value)] ?? '') : Number(value),
          formula: /<f>(.*?)<\/f>/su.exec(content)?.[1] ?? null,
        });
      }
      return cells;
    }),
  );
}

/** The cells that a formula of sums names, such as `SUM(C2:C5,C9)`; the head is row 1. */
export function summedCells(rows: readonly (readonly XmlCell[])[], formula: string): readonly XmlCell[] {
  return [...formula.matchAll(/([A-Z]+)(\d+)(?::([A-Z]+)(\d+))?/gu)].flatMap(
    ([, left = '', top = '', right = left, bottom = top]) =>
      rows
        .slice(Number(top) - 1, Number(bottom))
        .flatMap((row) => row.slice(columnAt(left), columnAt(right) + 1)),
  );
}

/** The lines of a CSV file as its values, without its byte order mark. None of these files has a line break in a value. */
export function csvLines(text: string, separator: ';' | ','): readonly (readonly string[])[] {
  const lines = text.replace('\uFEFF', '').split('\r\n').slice(0, -1);
  return lines.map((line) =>
    [
      ...`${separator}${line}`.matchAll(
        new RegExp(`${separator}(?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'gu'),
      ),
    ].map(([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare),
  );
}
