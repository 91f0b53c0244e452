import type { Plugin } from 'vite';

/**
 * Lets components import the classes of a CSS Module one by one, so that the build writes a class's name where it is used
 * instead of a table of all names: half a KiB less on each screen. A class that JavaScript could not export by its name is
 * refused by `tests/architecture/styles.test.ts`.
 */
export function inlineClasses(): Plugin {
  return {
    name: 'tagwerk:inline-classes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/u },
      handler: (code) =>
        code.replaceAll(/^import (\w+) from (["'][^"']+\.module\.scss["'];)$/gmu, 'import * as $1 from $2'),
    },
  };
}
