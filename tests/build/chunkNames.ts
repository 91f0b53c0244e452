import path from 'node:path';
import type { Plugin } from 'vite';
import type { Screen } from '../bench/budgets.ts';
import { planChunks } from './screenChunks.ts';

interface Chunk {
  readonly name: string;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
}

// Generic names; the folder or package above them says more.
const vague = new Set([
  'index',
  'dist',
  'esm',
  'es',
  'lib',
  'src',
  'main',
  'module',
  'cjs',
  'build',
  'browser',
]);

function nameOfModule(id: string): string | undefined {
  const file = id.split('?')[0] ?? id;
  const texts = /\/locales\/([a-z]+)\/([\w-]+)\.json$/u.exec(file);
  if (texts) return `texts-${texts[1]}-${texts[2]}`;
  const packageName = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//u.exec(file)?.[1];
  if (packageName !== undefined) return packageName.replace('@', '').replace('/', '-');
  const parts = file.split('/').map((part) => part.replace(/\.[a-z]+$/u, ''));
  return parts.findLast((part) => /^[\w-]+$/u.test(part) && !vague.has(part));
}

/**
 * A name that can be found in the network panel: that of the module for a lazily loaded part, and that of the module
 * that imports the others for a shared one.
 */
function chunkName(chunk: Chunk): string {
  const id = chunk.facadeModuleId ?? chunk.moduleIds.at(-1);
  return (id === undefined ? undefined : nameOfModule(id)) ?? chunk.name;
}

/**
 * Puts parts loaded on demand into `assets/lazy/` and everything else into `assets/`.
 *
 * Chromium compiles the functions of a screen's files while these arrive, beside the page's thread, and not one by one
 * when its first row is rendered: that is what their first line asks for.
 */
export function chunkNames(screens: readonly Pick<Screen, 'name' | 'modules' | 'isRare'>[]): Plugin {
  let root = '';
  let files: ReadonlyMap<string, string> | undefined;
  const isPlanned = (name: string) => [...(files?.values() ?? [])].includes(name);
  return {
    name: 'tagwerk:chunk-names',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    generateBundle: {
      // Vite writes its list of a file's imports before its first line, too.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && (file.isEntry || (isPlanned(file.name) && !file.isDynamicEntry)))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: (chunk) =>
              path.posix.join(
                'assets',
                chunk.isDynamicEntry ? 'lazy' : '',
                `${isPlanned(chunk.name) ? chunk.name : chunkName(chunk)}-[hash].js`,
              ),
            assetFileNames: 'assets/[name]-[hash][extname]',
            // The files that the page needs at once are merged into one: that is 1.8 KiB smaller than four, and one
            // request. A second page in the same build would import this file and so start the app, so such a page has
            // its own build.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'index', tags: ['$initial'], priority: 1 },
                {
                  name: (id, context) => {
                    const find = (other: string) => {
                      const info = context.getModuleInfo(other);
                      return info ? { imports: info.importedIds, size: info.code?.length ?? 0 } : undefined;
                    };
                    files ??= planChunks(screens, root, find, path.join(root, 'index.html'));
                    return files.get(id) ?? null;
                  },
                },
              ],
            },
          },
        },
      },
    }),
  };
}
