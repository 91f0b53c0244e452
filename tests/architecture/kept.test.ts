import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { outboxNames } from '@/shared/outbox/countWaiting';
import { filesBelow } from '../build/sourceFiles';

const project = path.resolve(import.meta.dirname, '../..');
const sources = filesBelow(path.join(project, 'src'), /\.tsx?$/u).filter(
  (file) => !/\.test\.tsx?$/u.test(file),
);

/** Matches a comment and the declaration below it, up to the name under which a value is kept. */
const declaration =
  /\/\*\*(?<comment>(?:(?!\*\/)[^])*)\*\/\n(?:export )?(?:const NAME = |(?:const|function) \w+(?:(?!\n\n)[^])*?\b(?<store>[Dd]evice|[Dd]raft|list)Kind<(?:(?!\n\n)[^])*?(?:name: |kindOf\(\s*|draftKind\(\s*|>\(\s*))['`](?<name>[\w-]+)/gu;

interface KeptValue {
  readonly store: string;
  readonly name: string;
  readonly what: string;
  readonly file: string;
}

/** The kinds of values and drafts that a file declares, each with its comment as one line. */
function declaredIn(file: string): readonly KeptValue[] {
  const text = readFileSync(file, 'utf8');
  const found = [...text.matchAll(declaration)].map(({ groups = {} }) => ({
    store: groups['store']?.toLowerCase() === 'draft' ? 'drafts' : 'device',
    name: groups['name'] ?? '',
    what: (groups['comment'] ?? '').replaceAll(/\s*\n\s*\*\s*/gu, ' ').trim(),
    file: path.relative(path.join(project, 'src'), file),
  }));
  const declared =
    text.match(/(?:Device|Draft)Kind<.*> = \{$|= (?:device|draft|list)Kind<|^const NAME = /gmu) ?? [];
  expect(found.length, `${file}: each kind has a comment that says what is kept`).toBeGreaterThanOrEqual(
    declared.length,
  );
  return found;
}

it('shared/storage/kept.md lists every value kept in IndexedDB; `npx vitest run kept -u` updates it', async () => {
  const outboxes = Object.values(outboxNames).map((name) => ({
    store: 'device',
    name,
    what: 'What was sent last, and batches; each entry that waits, and each result of a batch, has a name below.',
    file: 'shared/outbox/countWaiting.ts',
  }));
  const values = [...sources.flatMap(declaredIn), ...outboxes].toSorted((a, b) =>
    `${a.store}/${a.name}` < `${b.store}/${b.name}` ? -1 : 1,
  );
  const lines = (store: string) =>
    values
      .filter((value) => value.store === store)
      .map(({ name, what, file }) => `- \`${name}\`: ${what} (\`${file}\`)`);
  const page = [
    ['# What is kept in IndexedDB', '', 'Made from the declarations; see README.md beside this file.'],
    ['', '## `tagwerk-device`, per user', '', ...lines('device')],
    ['', '## `tagwerk-drafts`, per user', '', ...lines('drafts'), ''],
  ].flat();
  await expect(page.join('\n')).toMatchFileSnapshot('../../src/shared/storage/kept.md');
});
