import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Fails the build if it contains a module of `tests/`, where the reference service with its demo accounts and code for
 * Node are.
 */
export function clientOnly(): Plugin {
  let tests = '';
  return {
    name: 'tagwerk:client-only',
    apply: 'build',
    configResolved({ root }) {
      tests = path.join(root, 'tests') + path.sep;
    },
    generateBundle() {
      const strays = [...this.getModuleIds()].filter((id) => id.startsWith(tests));
      if (strays.length > 0) this.error(`these must not reach the browser: ${strays.join(', ')}`);
    },
  };
}
