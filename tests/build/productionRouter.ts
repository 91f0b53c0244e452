import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * react-router's package leads every bundler to its development build, which is larger and warns on the console. Its
 * production build lies beside it.
 */
export function productionRouter(): Plugin {
  return {
    name: 'tagwerk:production-router',
    apply: 'build',
    config: ({ root = process.cwd() }) => ({
      resolve: {
        alias: [
          { find: /^react-router$/u, file: 'index.mjs' },
          { find: /^react-router\/dom$/u, file: 'dom-export.mjs' },
        ].map(({ find, file }) => ({
          find,
          replacement: path.join(root, 'node_modules/react-router/dist/production', file),
        })),
      },
    }),
  };
}
