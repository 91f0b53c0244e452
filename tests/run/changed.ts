import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../build/sourceFiles';

/** A room of the source: `src/features/planner`, `src/domain/time`, `src/shared/outbox`, `src/app/layout`. */
function roomOf(file: string): string | undefined {
  return /^src\/(?:features|domain|shared|app)\/[^/]+(?=\/)/u.exec(file)?.[0];
}

/** A test file, and its text. */
export interface TestFile {
  /** Relative to the project's folder. */
  readonly file: string;
  readonly text: string;
}

/**
 * The test files that a change concerns: the changed ones, those of each changed room, those that import from such a room
 * of a feature, and those of the architecture. Tests of other rooms that use what changed are left to the whole
 * `npm test`: a screen loads the whole app, so that by imports almost every test would be one of them.
 */
export function concernedTests(changed: readonly string[], tests: readonly TestFile[]): readonly string[] {
  const rooms = new Set(changed.flatMap((file) => roomOf(file) ?? []));
  const features = [...rooms].filter((room) => room.startsWith('src/features/')).map((room) => room.slice(4));
  const isConcerned = ({ file, text }: TestFile) =>
    file.startsWith('tests/architecture/') ||
    changed.includes(file) ||
    rooms.has(roomOf(file) ?? '') ||
    features.some((feature) => text.includes(`${feature}/`));
  return tests.filter(isConcerned).map(({ file }) => file);
}

/** The files that differ from a commit, with those that git does not know yet, and without those that are gone. */
export function changedFiles(since: string): readonly string[] {
  const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' });
  const names =
    git('diff', '--name-only', '--diff-filter=d', since) + git('ls-files', '--others', '--exclude-standard');
  return [...new Set(names.split('\n').filter(Boolean))];
}

/** All test files of Vitest, with their texts. */
export function allTests(): readonly TestFile[] {
  return (
    ['src', 'tests']
      .flatMap((folder) => filesBelow(path.resolve(folder), /\.test\.tsx?$/u))
      // Those of other engines belong to the large suite.
      .filter((file) => !file.includes('/tests/engines/'))
      .map((file) => ({ file: path.relative('.', file), text: readFileSync(file, 'utf8') }))
  );
}
