import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from 'sass';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { classesOf } from '../build/moduleClass';
import { filesBelow } from '../build/sourceFiles';

const project = path.resolve(import.meta.dirname, '../..');

/** The compiled styles of the app, including Bootstrap's parts, by file. */
const compiled = filesBelow(path.join(project, 'src'), /^[^_].*\.scss$/u).map((file) => ({
  name: path.relative(project, file),
  css: compile(file, {
    loadPaths: [path.join(project, 'node_modules')],
    quietDeps: true,
    logger: { warn: () => undefined },
  }).css.replaceAll(/:global\(([^)]*)\)/gu, '$1'),
}));

/** The selectors of a style sheet as a list. */
function selectorsOf(css: string): readonly string[] {
  const rules = css.replaceAll(/\/\*[^]*?\*\//gu, '').matchAll(/([^{};]+)\{/gu);
  return [...rules].flatMap(([, list = '']) =>
    list.split(/,(?![^(]*\))/u).map((selector) => selector.trim()),
  );
}

function selectorsLike(pattern: RegExp): readonly string[] {
  return compiled.flatMap(({ name, css }) =>
    selectorsOf(css)
      .filter((selector) => pattern.test(selector))
      .map((selector) => `${name}: ${selector}`),
  );
}

describe('CSS Modules', () => {
  const modules = filesBelow(path.join(project, 'src'), /\.module\.scss$/u);

  it('have names of their own, because a class is called after its module in the browser', () => {
    const names = modules.map((file) => path.basename(file));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('have classes that JavaScript can export by name, because the build imports them one by one (inlineClasses.ts)', () => {
    const named = modules.flatMap((file) =>
      classesOf(compile(file).css).map((name) => `${path.basename(file)}: ${name}`),
    );
    const isReserved = (name = '') => {
      const { FirstReservedWord, LastFutureReservedWord } = ts.SyntaxKind;
      const kind = ts.createScanner(ts.ScriptTarget.Latest, true, undefined, name).scan();
      return kind >= FirstReservedWord && kind <= LastFutureReservedWord;
    };
    expect(named.filter((name) => !/: \w+$/u.test(name) || isReserved(name.split(': ')[1]))).toEqual([]);
  });

  it('compose no word that a shorthand of the same rule takes back, because words are in an earlier layer', () => {
    const takenBack = [
      /composes:[^;]*\b(?:line-above|line-below|line-left|framed|framed-strong)\b[^}]*[\s;]border:/u,
      /composes:[^;]*\b(?:push-right|above-\d+|below-\d+)\b[^}]*[\s;]margin:/u,
      /composes:[^;]*\b(?:figures|text-\d+|text-small|text-tiny|text-medium|text-strong|weight-\d+|lines-\d+)\b[^}]*[\s;]font:/u,
      /composes:[^;]*\b(?:fills|no-shrink)\b[^}]*[\s;]flex:/u,
      /composes:[^;]*\bon-[a-z-]+\b[^}]*[\s;]background:/u,
      /composes:[^;]*\b(?:align-\w+|place-center)\b[^}]*[\s;]place-items:/u,
    ];
    const rules = modules.flatMap((file) => compile(file).css.match(/[^{}]+\{[^{}]*\}/gu) ?? []);
    expect(rules.filter((rule) => takenBack.some((pattern) => pattern.test(rule)))).toEqual([]);
  });

  it('are in the layer of components if they are shared, and in none if they belong to a feature', () => {
    const isLayered = (file: string) => readFileSync(file, 'utf8').includes('@layer components {');
    const wrong = modules.filter(
      (file) => isLayered(file) !== file.startsWith(path.join(project, 'src/shared')),
    );
    expect(wrong).toEqual([]);
  });
});

it('each token that a rule uses is given somewhere, because a rule with another one has no effect', () => {
  const css = compiled.map((sheet) => sheet.css).join('\n');
  const sources = filesBelow(path.join(project, 'src'), /\.tsx?$/u).map((file) => readFileSync(file, 'utf8'));
  const given = new Set(`${css}\n${sources.join('\n')}`.match(/--tw-[\w-]+(?=['"]?\s*:)/gu));
  const used = new Set(Array.from(css.matchAll(/var\((--tw-[\w-]+)\)/gu), ([, name]) => name ?? ''));
  expect(used.size).toBeGreaterThan(50);
  expect([...used].filter((name) => !given.has(name))).toEqual([]);
});

it('a repeating gradient with a mixed colour says in which space its colours meet, because Firefox draws broad bands otherwise (R-24.60)', () => {
  const css = compiled.map((sheet) => sheet.css).join('\n');
  const mixed = new Set(
    Array.from(
      css.matchAll(/(--[\w-]+):\s*(?:color-mix|color|rgb|oklch)\((?:in|from|srgb)\b/gu),
      ([, name]) => name,
    ),
  );
  const gradients =
    css.match(/repeating-[a-z]+-gradient\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)/gu) ?? [];
  const isMixed = (gradient: string) =>
    gradient.includes('color-mix(') ||
    Array.from(gradient.matchAll(/var\((--[\w-]+)\)/gu)).some(([, name]) => mixed.has(name));
  expect(gradients.filter(isMixed).length).toBeGreaterThan(10);
  expect(gradients.filter((one) => isMixed(one) && !/^[^,]*var\(--tw-in-srgb\)/u.test(one))).toEqual([]);
});

/** Measured in Chromium on the work screen: rules of these kinds made opening a row take at least twice as long. */
describe('styles that would make a list slow', () => {
  it('all style sheets are checked, with those that they import', () => {
    expect(compiled.length).toBeGreaterThan(20);
    expect(selectorsLike(/^\.skeleton$/u).length).toBeGreaterThan(0);
  });

  it('no rule styles any element after another one, because an inserted row would restyle the whole list', () => {
    expect(selectorsLike(/[+~]\s*(?:\*|:(?!not\b|is\b))/u)).toEqual([]);
  });

  it('no rule asks what an element as high as the page contains, because an inserted row would search the page (useRootMark)', () => {
    expect(selectorsLike(/(?:html|body|:root|\.tw-(?:app|main|page))[^\s>+~,]*:has\(/u)).toEqual([]);
  });

  it('endless animations only change opacity and transform, which the compositor draws', () => {
    const css = compiled.map((sheet) => sheet.css).join('\n');
    const endless = new Set(
      [...css.matchAll(/animation:\s*([\w-]+)[^;]*\binfinite\b/gu)].map(([, name]) => name ?? ''),
    );
    expect(endless).toContain('tw-skeleton');
    const animated = [...css.matchAll(/@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)/gu)]
      .filter(([, name = '']) => endless.has(name))
      .flatMap(([, name, steps = '']) =>
        [...steps.matchAll(/([\w-]+)\s*:/gu)].map(([, property]) => `${name}: ${property}`),
      );
    expect(animated.filter((one) => !/: (?:opacity|transform)$/u.test(one))).toEqual([]);
  });
});
