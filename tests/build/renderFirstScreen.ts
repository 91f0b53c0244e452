import path from 'node:path';
import { type Plugin, type ResolvedConfig, type ViteDevServer, build, createServer } from 'vite';
import type { BuiltFiles } from '../../src/app/first-screen/loading.ts';
import type { PolicySources } from '../../src/shared/contentPolicy.ts';
import { icons } from './icons.ts';

const rendererFile = '/src/app/first-screen/prerender.tsx';

/** The `template` elements of the first screens; those of the sign-in form come first. */
interface Templates {
  readonly signIn: string;
  readonly others: string;
}

/** The exports of `src/app/first-screen/prerender.tsx`. */
interface Renderer {
  readonly renderTemplates: () => Promise<Templates>;
  readonly policySources: PolicySources;
}

function isRenderer(module: Record<string, unknown>): module is Record<string, unknown> & Renderer {
  return typeof module['renderTemplates'] === 'function' && typeof module['policySources'] === 'object';
}

/** Markup needs no styles but the class names of modules; compiling the others once more would take a second. */
const noStyles: Plugin = {
  name: 'tagwerk:no-styles',
  enforce: 'pre',
  load: { filter: { id: /(?<!\.module)\.s?css$/u }, handler: () => '' },
};

async function rendererOf(server: Pick<ViteDevServer, 'ssrLoadModule'>): Promise<Renderer> {
  const module = await server.ssrLoadModule(rendererFile);
  if (!isRenderer(module)) throw new Error(`${rendererFile} exports something else`);
  return module;
}

/** The markup of the first screens, and the addresses that the configuration lets the page use. */
export interface FirstScreenMarkup {
  readonly templates: Templates;
  readonly sources: PolicySources;
}

/** Renders the first screens with the app's own modules, using the development server if one is running. */
export async function renderFirstScreens(
  config: ResolvedConfig,
  running?: ViteDevServer,
): Promise<FirstScreenMarkup> {
  const server =
    running ??
    (await createServer({
      configFile: false,
      root: config.root,
      base: config.base,
      mode: config.mode,
      cacheDir: path.join(config.cacheDir, 'first-screen'),
      logLevel: 'error',
      appType: 'custom',
      define: { BUILD_DATE: '""' },
      css: { modules: config.css.modules ?? {} },
      resolve: { alias: { '@': path.join(config.root, 'src') } },
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [icons(), noStyles],
    }));
  try {
    const { renderTemplates, policySources } = await rendererOf(server);
    return { templates: await renderTemplates(), sources: policySources };
  } finally {
    if (!running) await server.close();
  }
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
