import { spawnSync } from 'node:child_process';

/** Installs packages of Debian or Ubuntu, which only root may do. Returns why it could not. */
export function installByApt(...packages: string[]): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'apt-get: not root on Linux';
  console.log(`Installing ${packages.join(', ')} by apt-get, which takes a minute.`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  // The installation is tried even if the update failed, because the packages may be known already.
  apt('update');
  const { status, stderr, error } = apt('install', '-y', ...packages);
  return status === 0
    ? undefined
    : `apt-get install ${packages.join(' ')}: ${(error?.message ?? stderr).trim()}`;
}
