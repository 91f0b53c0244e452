import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from 'sass';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { classesOf } from '../build/moduleClass';
import { filesBelow } from '../build/sourceFiles';

const project = path.resolve(import.meta.dirname, '../..');
const src = path.join(project, 'src');

/** Style sheets with global classes; those of CSS Modules are checked by the compiler. */
const globalStyles = filesBelow(src, /(?<!\.module)\.scss$/u);

/** Names that libraries set on their own elements. */
const libraries = /^(?:rdp|rbc|reactEasyCrop|modal|show|fade|dropdown|offcanvas|markedContent)(?:$|[-_])/u;

const parsed = filesBelow(src, /\.tsx?$/u)
  .filter((file) => !/\.test\.tsx?$/u.test(file))
  .map((file) => ({
    name: path.relative(project, file),
    tree: ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
  }));

function visit(node: ts.Node, seen: (node: ts.Node) => void): void {
  seen(node);
  node.forEachChild((child) => visit(child, seen));
}

/** The words of a text, without those that touch a `${…}` and so are only parts of names. */
function wordsOf(node: ts.Node): string[] {
  const split = (text: string) => text.split(/\s+/u).filter(Boolean);
  if (ts.isStringLiteralLike(node)) return split(node.text);
  if (ts.isTemplateHead(node)) return split(node.text.replace(/\S+$/u, ''));
  if (ts.isTemplateMiddle(node)) return split(node.text.replace(/^\S+|\S+$/gu, ''));
  if (ts.isTemplateTail(node)) return split(node.text.replace(/^\S+/u, ''));
  return [];
}

/** Whether a text is compared with something, or names a class of a module: `classes['name']`. */
const isCompared = ({ parent }: ts.Node) =>
  ts.isElementAccessExpression(parent) ||
  (ts.isBinaryExpression(parent) && /^[=!]==?$/u.test(parent.operatorToken.getText()));

/** `className="…"` of an element, or `className: '…'` of a column. */
function isClassName(node: ts.Node): node is ts.JsxAttribute | ts.PropertyAssignment {
  return (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && node.name.getText() === 'className';
}

/** The words that the classes of modules compose, `composes: row text-small from global`, with their module. */
const composed = new Map(
  filesBelow(src, /\.module\.scss$/u).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/composes:([^;]*) from global;/gu)].flatMap(([, words = '']) =>
      words
        .split(/\s+/u)
        .filter(Boolean)
        .map((word): [string, string] => [word, path.relative(project, file)]),
    ),
  ),
);

/** Each class that a component uses or a module composes, with its file. */
function namedClasses(): Map<string, string> {
  const named = new Map(composed);
  for (const { name, tree } of parsed) {
    visit(tree, (node) => {
      if (!isClassName(node) || !node.initializer) return;
      visit(node.initializer, (inner) => {
        if (!isCompared(inner)) for (const word of wordsOf(inner)) named.set(word, name);
      });
    });
  }
  return named;
}

/** All words of all texts, because a class name may come from a constant or be part of a selector. */
function allWords(): Set<string> {
  const words = new Set(composed.keys());
  for (const { tree } of parsed) {
    visit(tree, (node) => {
      for (const word of wordsOf(node)) for (const part of word.split(/[.\s>:[\]()]+/u)) words.add(part);
    });
  }
  return words;
}

const classesIn = (css: string) =>
  [...css.matchAll(/\.(-?[a-z_][\w-]*)(?=[^{}]*\{)/giu)].map(([, name = '']) => name);

/** The classes defined in the style files, without Bootstrap's. */
function ownClasses(): Set<string> {
  const text = globalStyles
    .map((file) => readFileSync(file, 'utf8').replaceAll(/\/\/.*$|\/\*[^]*?\*\//gmu, ''))
    .join('\n');
  const selectors = text.split('\n').filter((line) => /[{,]\s*$/u.test(line) && !/^\s*@/u.test(line));
  return new Set(
    selectors.flatMap((line) =>
      [...line.matchAll(/\.([a-z][\w-]*)(?!#|[\w-])/giu)].map(([, name = '']) => name),
    ),
  );
}

/** All classes of the compiled styles, including Bootstrap's. */
function knownClasses(): Set<string> {
  const entries = globalStyles.filter((file) => !path.basename(file).startsWith('_'));
  return new Set(
    entries.flatMap((file) =>
      classesIn(
        compile(file, {
          loadPaths: [path.join(project, 'node_modules')],
          quietDeps: true,
          logger: { warn: () => undefined },
        }).css,
      ),
    ),
  );
}

/** The classes of CSS Modules that each file reads; `*` stands for `classes[name]`, which may be any of them. */
function readModuleClasses(): Map<string, Set<string>> {
  const read = new Map<string, Set<string>>();
  for (const { tree } of parsed) {
    const imported = new Map<string, Set<string>>();
    visit(tree, (node) => {
      if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
        const module = path.basename(node.moduleSpecifier.text);
        const used = read.get(module) ?? new Set();
        read.set(module, used);
        imported.set(node.importClause?.name?.text ?? '', used);
      } else if (ts.isPropertyAccessExpression(node)) {
        imported.get(node.expression.getText())?.add(node.name.text);
      } else if (ts.isElementAccessExpression(node)) {
        const { argumentExpression: key, expression } = node;
        imported.get(expression.getText())?.add(ts.isStringLiteral(key) ? key.text : '*');
      }
    });
  }
  return read;
}

describe('class names', () => {
  it('of a module are read by the components that import it', () => {
    const read = readModuleClasses();
    const unread = filesBelow(src, /\.module\.scss$/u).flatMap((file) => {
      const used = read.get(path.basename(file)) ?? new Set();
      const isUnread = (name: string) => !used.has(name) && !used.has('*');
      return classesOf(compile(file).css)
        .filter(isUnread)
        .map((name) => `${path.basename(file)}: ${name}`);
    });
    expect(unread).toEqual([]);
  });

  it('used by a component have a style', { timeout: 60_000 }, () => {
    const known = knownClasses();
    const unknown = [...namedClasses()].filter(([name]) => !known.has(name));
    expect(unknown).toEqual([]);
  });

  it('with a style are used by a component', () => {
    const page = path.join(project, 'index.html');
    const words = allWords();
    if (existsSync(page)) for (const word of readFileSync(page, 'utf8').split(/[^\w-]+/u)) words.add(word);
    const unused = [...ownClasses()].filter((name) => !words.has(name) && !libraries.test(name));
    expect(unused).toEqual([]);
  });
});
