import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../build/sourceFiles';

const project = path.resolve(import.meta.dirname, '../..');
const maxLines = 250;

/** The last line of a test, if it says that nothing was sent. */
const NOTHING_SENT_AT_THE_END =
  /expect\(.*\b(?:calls|sent)\b.*\)\.(?:toEqual\(\[\]\)|toHaveLength\(0\));\s+\}/u;

const sources = [
  ...filesBelow(path.join(project, 'src'), /\.tsx?$/u),
  ...filesBelow(path.join(project, 'tests'), /\.tsx?$/u),
].map((file) => ({ name: path.relative(project, file), text: readFileSync(file, 'utf8') }));

describe('source files', () => {
  it(`have at most ${maxLines} lines, because a longer file has more than one subject`, () => {
    const long = sources.filter(({ text }) => text.trimEnd().split('\n').length > maxLines);
    expect(long.map(({ name }) => name)).toEqual([]);
  });

  it('export by name, so that a thing has the same name everywhere', () => {
    const written = sources.filter(({ name }) => name.startsWith('src') && !name.endsWith('.d.ts'));
    const exported = written.filter(({ text }) => /^export default |\bas default\b/mu.test(text));
    expect(exported.map(({ name }) => name)).toEqual([]);
  });
});

const inSrc = sources.filter(
  ({ name }) => name.startsWith('src/') && !/\.(?:test|fixture)\.tsx?$/u.test(name),
);

describe('the day of today', () => {
  it('is read by useToday, because a day that is kept in state is that of yesterday after midnight (R-1.54)', () => {
    const kept = inSrc.filter(({ text }) =>
      /use(?:State|Ref|Memo)\([^;]*(?:localDay|new Date)\(/u.test(text),
    );
    expect(kept.map(({ name }) => name)).toEqual([]);
  });
});

describe('regular expressions', () => {
  it('do not refer back to a group, which WebKit does not find in a text with letters beyond Latin-1 (R-24.62)', () => {
    const back = inSrc.filter(({ text }) =>
      /(?:\/\^?|String\.raw`)[^\n]*(?<!\\)(?:\\\\)*\\(?:[1-9]|k<)/u.test(text),
    );
    expect(back.map(({ name }) => name)).toEqual([]);
  });
});

describe('calls that write', () => {
  const isOfKind = ({ name }: (typeof sources)[number]) => /(?:Kind|Outbox|OutboxCalls)\.ts$/u.test(name);

  it('are made by the kinds alone (R-14.11)', () => {
    const calls = inSrc.flatMap(({ text }) =>
      [...text.matchAll(/(\w+): build\.mutation/gu)].flatMap(([, call]) => call ?? []),
    );
    expect(calls).toEqual(expect.arrayContaining(['createWorkRecord', 'deleteExpense', 'updateCustomer']));
    // The search only reads, but its call must be a mutation for RTK Query.
    const others = inSrc.filter(
      (source) =>
        !isOfKind(source) &&
        source.name !== 'src/features/search/useSearch.ts' &&
        calls.some((call) =>
          new RegExp(`\\b${call}\\.initiate|\\buse${call}Mutation`, 'iu').test(source.text),
        ),
    );
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it('have a row for each kind in the table of what comes of its calls (R-14.11)', () => {
    const kinds = inSrc
      .filter(
        ({ name, text }) =>
          name.startsWith('src/features/') && !name.endsWith('OutboxCalls.ts') && isOfKind({ name, text }),
      )
      .flatMap(({ name, text }) =>
        [...text.matchAll(/^export const (\w+Kind)\b/gmu)]
          .map(([, kind = '']) => kind)
          .concat(path.basename(name, '.ts')),
      );
    expect(kinds).toEqual(
      expect.arrayContaining(['workRecordKind', 'teamKind', 'subscriptionKind', 'signatureKind']),
    );
    const table = sources.find(({ name }) => name === 'tests/journeys/savedOnce.test.tsx')?.text ?? '';
    expect(kinds.filter((kind) => !table.includes(`  ${kind}: {`))).toEqual([]);
  });
});

describe('texts in two languages', () => {
  const locales = path.join(project, 'src/shared/i18n/locales');

  /** Lists `dialog.title` and so on for all texts of a file at any depth. */
  function keysOf(value: unknown, prefix = ''): string[] {
    if (typeof value !== 'object' || value === null) return [prefix];
    return Object.entries(value).flatMap(([key, inner]) =>
      keysOf(inner, prefix === '' ? key : `${prefix}.${key}`),
    );
  }

  function textAt(texts: unknown, key: string): unknown {
    return key.split('.').reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), texts);
  }

  function textsOf(language: string): Map<string, unknown> {
    const folder = path.join(locales, language);
    return new Map(
      filesBelow(folder, /\.json$/u).map((file): [string, unknown] => [
        path.basename(file),
        JSON.parse(readFileSync(file, 'utf8')),
      ]),
    );
  }

  const german = textsOf('de');
  const english = textsOf('en');

  it('are in the same files in both languages', () => {
    expect([...english.keys()]).toEqual([...german.keys()]);
    expect(german.size).toBeGreaterThan(0);
  });

  it.each([...german])('have the same keys in both languages: %s (R-1.3)', (name, texts) => {
    expect(keysOf(english.get(name)).toSorted()).toEqual(keysOf(texts).toSorted());
  });

  it.each([...german, ...english])('are never empty: %s', (_name, texts) => {
    expect(JSON.stringify(texts)).not.toMatch(/:""/u);
  });

  it.each([...german])('never say "du" in German: %s (R-1.3)', (_name, texts) => {
    expect(JSON.stringify(texts).match(/\b(?:du|dich|dir|dein\w*)\b/giu) ?? []).toEqual([]);
  });

  /** What is counted there is never one: the app asks so only of several. */
  const neverOne = new Set([
    'bulkEdit.json ask.change',
    'bulkEdit.json ask.changeLabel',
    'bulkEdit.json ask.remove',
    'bulkEdit.json ask.removeLabel',
    'charts.json presets.lastMonths',
    'fileImport.json preview.from',
    'payroll.json drop.tooMany',
    'payroll.json open.text.twoVersions',
    'workRecords.json undo.stopped',
  ]);

  it('have a form for one thing, where a noun follows its number', () => {
    const plural = [...german].flatMap(([name, texts]) =>
      keysOf(texts)
        .filter((key) => /\{\{count\}\} \p{Lu}/u.test(String(textAt(texts, key))))
        .map((key) => `${name} ${key}`)
        .filter((key) => !/_(?:one|other)$/u.test(key)),
    );
    expect(plural.filter((key) => !neverOne.has(key))).toEqual([]);
  });

  it.each([...german])('have the same placeholders in both languages: %s', (name, texts) => {
    const values = (all: unknown) => (JSON.stringify(all).match(/\{\{\w+/gu) ?? []).toSorted();
    expect(values(english.get(name))).toEqual(values(texts));
  });
});

describe('component tests that press Undo', () => {
  it('run on a clock of their own, each of them, so that its five seconds do not end on a busy machine', () => {
    const files = sources.filter(
      ({ name, text }) => name.endsWith('.test.tsx') && /renderApp|open\w*\(/u.test(text),
    );
    const hasClock = (text: string) => /(?:own|stop)Time\(\)|beforeEach\(ownTime\)/u.test(text);
    const pressing = files.flatMap(({ name, text }) => {
      const [shared = '', ...tests] = text.split(/^ *test\b/mu);
      const undoing = [shared, ...tests].filter((part) => part.includes("name: 'Undo'"));
      return undoing.map((part) => ({ name, isTimed: hasClock(shared) || hasClock(part) }));
    });
    expect(pressing.length).toBeGreaterThan(30);
    expect(pressing.filter(({ isTimed }) => !isTimed).map(({ name }) => name)).toEqual([]);
  });
});

describe('component tests of what is not sent', () => {
  it('do not end with that right after a press, because what is sent is sent later (R-24.41)', () => {
    const files = sources.filter(({ name }) => name.endsWith('.test.tsx'));
    const asked = files.flatMap(({ name, text }) =>
      text.split(/^ *test\b/mu).flatMap((part) => {
        const [before, nothing] = part.split(NOTHING_SENT_AT_THE_END);
        return nothing === undefined ? [] : { name, last: before?.split('await ').at(-1) ?? '' };
      }),
    );
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter(({ last }) => /^(?:\w+\.)?user\./u.test(last)).map(({ name }) => name)).toEqual([]);
  });
});

describe('component tests of what is empty', () => {
  it('do not ask whether an element has the empty text, which each has', () => {
    const vain = sources.filter(({ text }) => /toHaveTextContent\((?:''|"")\)/u.test(text));
    expect(vain.map(({ name }) => name)).toEqual([]);
  });
});

describe('headings', () => {
  it('are called by their words alone: how many there are stands beside them (R-24.131)', () => {
    const counted = inSrc.filter(({ text }) =>
      /<h([1-6])\b(?:(?!<\/h\1>)[\s\S])*className="count"/u.test(text),
    );
    expect(counted.map(({ name }) => name)).toEqual([]);
  });
});

describe('tables', () => {
  it('have a name, by a label or a caption (R-1.34)', () => {
    const screens = sources.filter(({ name }) => /^src\/.*\.tsx$/u.test(name));
    const opened = screens.flatMap(({ name, text }) =>
      [...text.matchAll(/<table\b[^<]*<(?:caption)?/gu)].map(([tag]) => ({ name, tag })),
    );
    expect(opened.length).toBeGreaterThan(8);
    const nameless = opened.filter(({ tag }) => !/aria-label|<caption|aria-hidden/u.test(tag));
    expect(nameless.map(({ name }) => name)).toEqual([]);
  });
});
