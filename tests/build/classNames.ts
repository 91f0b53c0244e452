import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from 'sass';
import { filesBelow } from './sourceFiles.ts';

/**
 * `npm run classes`: declares the classes of each CSS Module for the compiler, in `.cache/classes`, so that a class that
 * does not exist is an error.
 */
const project = path.resolve(import.meta.dirname, '../..');
const target = path.join(project, '.cache/classes');

/** The classes that the styles name, without those of others: `:global(…)`. */
function classesOf(css: string): readonly string[] {
  const selectors = [...css.replaceAll(/\/\*[^]*?\*\//gu, '').matchAll(/([^{};]+)\{/gu)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    .map((selector) => selector.replaceAll(/:global\([^)]*\)/gu, ''));
  const names = selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z_][\w-]*)/giu)]);
  return [...new Set(names.map(([, name = '']) => name))];
}

rmSync(target, { recursive: true, force: true });
for (const file of filesBelow(path.join(project, 'src'), /\.module\.scss$/u)) {
  const lines = classesOf(compile(file).css).map((name) => `  readonly '${name}': string;`);
  const declaration = path.join(target, `${path.relative(project, file)}.d.ts`);
  mkdirSync(path.dirname(declaration), { recursive: true });
  writeFileSync(declaration, `declare const classes: {\n${lines.join('\n')}\n};\nexport default classes;\n`);
}
