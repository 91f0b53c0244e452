// @vitest-environment node
import path from 'node:path';
import { compile } from 'sass';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../build/sourceFiles';

const project = path.resolve(import.meta.dirname, '../..');

/** Every rule of the app, Bootstrap's parts among them, with the file that brings it. */
const compiled = filesBelow(path.join(project, 'src'), /\/[^_/]+\.scss$/u).map((file) => ({
  name: path.relative(project, file),
  css: compile(file, {
    loadPaths: [path.join(project, 'node_modules')],
    quietDeps: true,
    logger: { warn: () => undefined },
  }).css,
}));

/** The selectors of a style sheet, one by one. */
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

/** Measured in Chromium on the work screen: both made opening a row take twice as long and more. */
describe('styles that would make a list slow', () => {
  it('no element is styled as the neighbour of another whatever it is: each row put in restyles the whole list', () => {
    expect(selectorsLike(/[+~]\s*(?:\*|:(?!not\b|is\b))/u)).toEqual([]);
  });

  it('nothing as high as the page asks what it has within: each row put in is a search of the page (useRootMark)', () => {
    expect(selectorsLike(/(?:html|body|:root|\.tw-(?:app|main|page))[^\s>+~,]*:has\(/u)).toEqual([]);
  });
});
