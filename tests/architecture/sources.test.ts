import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../build/sourceFiles';

const project = path.resolve(import.meta.dirname, '../..');
const maxLines = 250;

const sources = [
  ...filesBelow(path.join(project, 'src'), /\.tsx?$/u),
  ...filesBelow(path.join(project, 'tests'), /\.tsx?$/u),
].map((file) => ({ name: path.relative(project, file), text: readFileSync(file, 'utf8') }));

describe('source files', () => {
  it(`have at most ${maxLines} lines: near that, a second idea is living there`, () => {
    const long = sources.filter(({ text }) => text.trimEnd().split('\n').length > maxLines);
    expect(long.map(({ name }) => name)).toEqual([]);
  });

  it('export by name, so that a thing has one name everywhere', () => {
    const inSrc = sources.filter(({ name }) => name.startsWith('src') && !name.endsWith('.d.ts'));
    const exported = inSrc.filter(({ text }) => /^export default |\bas default\b/mu.test(text));
    expect(exported.map(({ name }) => name)).toEqual([]);
  });
});

describe('writing', () => {
  const inSrc = sources.filter(({ name }) => name.startsWith('src/features/'));
  const kinds = inSrc.filter(({ name }) => name.endsWith('OutboxCalls.ts'));

  /** The calls that write, of each feature whose entries are saved by `save`. */
  const mutations = kinds.flatMap(({ name }) => {
    const feature = name.split('/').slice(0, 3).join('/');
    const apis = inSrc.filter((one) => one.name.startsWith(feature) && one.name.endsWith('Api.ts'));
    return apis.flatMap(({ text }) =>
      [...text.matchAll(/(\w+): build\.mutation/gu)].flatMap(([, call]) => call ?? []),
    );
  });

  it('records and expenses are created, changed and deleted by the calls of their kind alone', () => {
    expect(mutations).toEqual(expect.arrayContaining(['createWorkRecord', 'deleteExpense']));
    const others = inSrc.filter(
      ({ name, text }) =>
        !kinds.some((kind) => kind.name === name) &&
        mutations.some((call) => new RegExp(`\\b${call}\\.initiate|\\buse${call}Mutation`, 'iu').test(text)),
    );
    expect(others.map(({ name }) => name)).toEqual([]);
  });
});

describe('texts', () => {
  const locales = path.join(project, 'src/shared/i18n/locales');

  /** `dialog.title` for every text of a file, however deep. */
  function keysOf(value: unknown, prefix = ''): string[] {
    if (typeof value !== 'object' || value === null) return [prefix];
    return Object.entries(value).flatMap(([key, inner]) =>
      keysOf(inner, prefix === '' ? key : `${prefix}.${key}`),
    );
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

  it('come in the same files in both languages', () => {
    expect([...english.keys()]).toEqual([...german.keys()]);
    expect(german.size).toBeGreaterThan(0);
  });

  it.each([...german])('have the same keys in both languages: %s', (name, texts) => {
    expect(keysOf(english.get(name)).toSorted()).toEqual(keysOf(texts).toSorted());
  });

  it.each([...german, ...english])('are never empty: %s', (_name, texts) => {
    expect(JSON.stringify(texts)).not.toMatch(/:""/u);
  });

  it.each([...german])('fill in the same values in both languages: %s', (name, texts) => {
    const values = (all: unknown) => (JSON.stringify(all).match(/\{\{\w+/gu) ?? []).toSorted();
    expect(values(english.get(name))).toEqual(values(texts));
  });
});
