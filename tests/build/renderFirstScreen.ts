import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, type ResolvedConfig, type ViteDevServer, build } from 'vite';
import type { BuiltFiles } from '../../src/app/first-screen/loading.ts';
import { type Rendered, renderedBy } from './host/renderer.ts';
import { icons } from './icons.ts';

const rendererFile = '/src/app/first-screen/prerender.tsx';

/** Markup needs no styles but the class names of modules; compiling the others once more would take a second. */
const noStyles: Plugin = {
  name: 'tagwerk:no-styles',
  enforce: 'pre',
  load: { filter: { id: /(?<!\.module)\.s?css$/u }, handler: () => '' },
};

/** Rendering needs texts and the sign-in form, and never comes to the other parts that are loaded on demand. */
const onlyFirstScreens: Plugin = {
  name: 'tagwerk:only-first-screens',
  enforce: 'pre',
  resolveDynamicImport: (part, importer = '') =>
    part === './sign-in/SignInPage' || /\/(?:i18n|SignInPage)\.tsx?$/u.test(importer)
      ? null
      : { id: 'node:module', external: true },
};

/** Bundles a program for Node into one file that needs no packages. */
export async function bundleForNode(
  { root, base, mode, css }: ResolvedConfig,
  entry: string,
  plugins: Plugin[] = [],
): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    base,
    mode,
    logLevel: 'error',
    define: { BUILD_DATE: '""', 'process.env.NODE_ENV': '"production"' },
    css: { modules: css.modules ?? {} },
    resolve: { alias: { '@': path.join(root, 'src') } },
    plugins,
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: path.join(root, entry),
      target: 'node20',
      minify: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('one build was asked for');
  return result.output[0].code;
}

/**
 * Bundles the renderer of the first screens. The build renders with it, and the host program once more with the settings
 * of a deployment.
 */
export async function bundleRenderer(config: ResolvedConfig): Promise<string> {
  return bundleForNode(config, rendererFile, [icons(), noStyles, onlyFirstScreens]);
}

/** Renders the first screens with the bundle of `bundleRenderer`. */
export async function renderFirstScreens(renderer: string): Promise<Rendered> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tagwerk-renderer-'));
  try {
    const file = path.join(folder, 'renderer.mjs');
    writeFileSync(file, renderer);
    return await renderedBy(await import(pathToFileURL(file).href));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same while developing. */
export async function renderWithServer(server: Pick<ViteDevServer, 'ssrLoadModule'>): Promise<Rendered> {
  return renderedBy(await server.ssrLoadModule(rendererFile));
}

/** Bundles an inline script of `index.html` separately. */
export async function bundleInlineScript(
  config: ResolvedConfig,
  name: 'early' | 'loading',
  built: BuiltFiles,
): Promise<string> {
  const result = await build({
    configFile: false,
    root: config.root,
    logLevel: 'silent',
    define: { BUILT_FILES: JSON.stringify(built) },
    resolve: { alias: { '@': path.join(config.root, 'src') } },
    build: {
      write: false,
      target: config.build.target,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(config.root, `src/app/first-screen/${name}.ts`),
        output: { format: 'iife' },
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('one build was asked for');
  return result.output[0].code.trim();
}
