import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from 'sass';
import { classesOf } from './moduleClass.ts';
import { filesBelow } from './sourceFiles.ts';

/**
 * `npm run classes`: declares the classes of each CSS Module for the compiler, in `.cache/classes`, so that a class that
 * does not exist is an error. What has not changed is left alone, because linter and compiler run side by side.
 */
const project = path.resolve(import.meta.dirname, '../..');
const target = path.join(project, '.cache/classes');

function declarationOf(file: string): string {
  const lines = classesOf(compile(file).css).map((name) => `  readonly '${name}': string;`);
  return `declare const classes: {\n${lines.join('\n')}\n};\nexport default classes;\n`;
}

mkdirSync(target, { recursive: true });
const stale = new Set(filesBelow(target, /./u));
for (const module of filesBelow(path.join(project, 'src'), /\.module\.scss$/u)) {
  const file = path.join(target, `${path.relative(project, module)}.d.ts`);
  const declaration = declarationOf(module);
  stale.delete(file);
  if (existsSync(file) && readFileSync(file, 'utf8') === declaration) continue;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, declaration);
}
for (const file of stale) rmSync(file, { force: true });
