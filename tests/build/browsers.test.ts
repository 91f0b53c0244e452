import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const names: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'iOS',
};

test('the README promises the browsers that the build is made for (R-1.64)', () => {
  const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
  const [, section = ''] = readme.split('\n## Browsers\n');
  const rows = section.split('\n## ')[0]?.matchAll(/^\| (\w+)(?: and (\w+))? +\| ([\d.]+)/gmu) ?? [];
  const promised = [...rows].flatMap(([, one, other, version]) =>
    [one, other].filter((name) => name !== undefined).map((name) => `${name} ${version}`),
  );
  const built = packageJson.browserslist.map((line) => {
    const [name = '', version] = line.split(' >= ');
    return `${names[name]} ${version}`;
  });
  expect(promised).toEqual(built);
});
