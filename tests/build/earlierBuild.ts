import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The last release whose settings were compiled in: the one that differs most in what it keeps and how it updates. */
export const RELEASE_BEFORE = '0fb46b29';

/** Builds the app of a folder with its sources. */
export function buildInto(dist: string, checkout: string): string {
  const { status } = spawnSync('npm', ['run', '--silent', 'build', '--', '--outDir', dist, '--emptyOutDir'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the build failed');
  return dist;
}

/**
 * The build of an earlier commit, with the packages of this one; it is made once, and kept in `.cache/builds`.
 *
 * @throws if the commit is not in this clone
 */
export function buildOf(commit: string): string {
  const root = path.resolve(import.meta.dirname, '../..');
  const git = (command: string) =>
    spawnSync('bash', ['-c', `set -o pipefail; git ${command}`], { cwd: root, encoding: 'utf8' });
  const { stdout, status } = git(`rev-parse --verify --quiet ${commit}^{commit}`);
  if (status !== 0)
    throw new Error(`${commit} is not in this clone, so its build cannot be tried: git fetch --unshallow`);
  const kept = path.join(root, '.cache/builds', stdout.trim());
  if (existsSync(kept)) return kept;
  const folder = mkdtempSync(path.join(tmpdir(), 'tagwerk-earlier-'));
  try {
    if (git(`archive ${commit} | tar -x -C ${folder}`).status !== 0)
      throw new Error(`the files of ${commit} could not be read`);
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    renameSync(buildInto(`${kept}.new`, folder), kept);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return kept;
}
