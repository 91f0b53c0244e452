import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../build/sourceFiles';

const project = path.resolve(import.meta.dirname, '../..');
const readme = readFileSync(path.join(project, 'src/README.md'), 'utf8');
const names = new Set(
  ['src', 'tests']
    .flatMap((folder) => filesBelow(path.join(project, folder), /./u))
    .map((file) => path.basename(file)),
);

/** The paths and file names of "To change X, touch Y", without patterns such as `list/*Table.tsx`. */
const map = readme.slice(readme.indexOf('## To change X'), readme.indexOf('## House words'));
const named = [...map.matchAll(/`([\w./-]+)`/gu)].map(([, name = '']) => name);

test('each path of the map of changes leads to a file or folder', () => {
  const paths = named.filter((name) => /^(?:app|domain|features|shared|tests)\//u.test(name));
  const missing = paths.filter(
    (name) => !existsSync(path.join(project, name)) && !existsSync(path.join(project, 'src', name)),
  );
  expect(paths.length).toBeGreaterThan(80);
  expect(missing).toEqual([]);
});

test('each file that the map of changes names without its folder exists', () => {
  const files = named.filter((name) => /^[\w.-]+\.(?:tsx?|s?css|json)$/u.test(name));
  expect(files.filter((name) => !names.has(name) && !names.has(`_${name}`))).toEqual([]);
});
