import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identityClients } from './identity/identityClients';

/**
 * The tests use the production build: the one in `TAGWERK_DIST`, or a new one in a folder of its own, so that it does
 * not replace a developer's build.
 */
export default function globalSetup(): (() => void) | undefined {
  if (process.env['TAGWERK_DIST'] !== undefined) return undefined;
  const dist = mkdtempSync(path.join(tmpdir(), 'tagwerk-dist-'));
  const { status } = spawnSync('npm', ['run', '--silent', 'build', '--', '--outDir', dist, '--emptyOutDir'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...identityClients },
  });
  if (status !== 0) throw new Error('the build failed');
  process.env['TAGWERK_DIST'] = dist;
  return () => rmSync(dist, { recursive: true, force: true });
}
