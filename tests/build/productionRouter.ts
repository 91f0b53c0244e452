import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Makes bundlers use react-router's production build. Its package points to the development build, which is larger and
 * warns on the console.
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
