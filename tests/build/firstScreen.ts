import type { Plugin, ResolvedConfig, Rolldown, ViteDevServer } from 'vite';
import type { BuiltFiles } from '../../src/app/first-screen/loading.ts';
import type { PolicySources } from '../../src/shared/contentPolicy.ts';
import type { Screen } from '../bench/budgets.ts';
import { type Language, filesOfScreen } from './loadGraph.ts';
import { type FirstScreenMarkup, bundleInlineScript, renderFirstScreens } from './renderFirstScreen.ts';
import { securityHeaders } from './securityHeaders.ts';

const fontName = /geist-latin-wght-normal[^/]*\.woff2$/u;
const container = '<div id="root"></div>';

/** The one font file that every screen shows at once; the other scripts and slants come when a text needs them. */
function fontLink(bundle: Rolldown.OutputBundle, base: string): string {
  const file = Object.keys(bundle).find((name) => fontName.test(name));
  if (file === undefined) throw new Error('the build has no latin Geist font to preload');
  return `<link rel="preload" as="font" type="font/woff2" href="${base}${file}" crossorigin>`;
}

/** What each screen loads besides the entry, for the page's last script, which asks for it at once. */
function builtFilesOf(
  bundle: Rolldown.OutputBundle,
  { root, base }: ResolvedConfig,
  screens: readonly Screen[],
): Omit<BuiltFiles, 'app'> {
  const of = (screen: Screen, language: Language) =>
    filesOfScreen(bundle, root, screen, language).route.map((file) => base + file);
  const files = new Map<string, BuiltFiles['files'][number]>();
  const number = (german: string, english: string) => {
    if (!files.has(german)) files.set(german, german === english ? german : [german, english]);
    return [...files.keys()].indexOf(german);
  };
  const numbered = screens.map((screen): BuiltFiles['screens'][number] => {
    const [german, english] = [of(screen, 'de'), of(screen, 'en')];
    return [screen.address.source, german.map((file, at) => number(file, english[at] ?? file))];
  });
  return { files: [...files.values()], screens: numbered };
}

const appScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/u;

/**
 * Has the app fetched by the page, but not started: the page's last script does that after the first paint, because a
 * browser that has the file already would start it before.
 */
export function holdApp(html: string): { readonly html: string; readonly app: string } {
  const app = appScript.exec(html)?.[1];
  if (app === undefined) throw new Error('index.html has no entry script');
  return { html: html.replace(appScript, `<link rel="modulepreload" crossorigin href="${app}">`), app };
}

/** What the build puts into the page. */
interface Parts {
  readonly head: readonly string[];
  /** The sign-in form and the script that shows it. */
  readonly first: string;
  readonly last: string;
}

/** The parts of the page in the order that lets the browser paint first: nothing comes before that the paint can spare. */
export function assemble(html: string, { head, first, last }: Parts): string {
  const appTag = /[ \t]*<(?:script type="module"|link rel="modulepreload")/u;
  if (!appTag.test(html) || !html.includes(container))
    throw new Error('index.html has no entry script or no element for the app');
  return html
    .replace(appTag, (tag) => `${head.map((line) => `    ${line}\n`).join('')}${tag}`)
    .replace(container, () => container + first + last);
}

/**
 * The markup that React sends with a style attribute would need a policy that allows inline styles; class names do
 * the same.
 */
function refuseStyleAttributes({ templates }: FirstScreenMarkup): void {
  const found = /<[^>]* style="[^>]*>/u.exec(templates.signIn + templates.others)?.[0];
  if (found !== undefined) throw new Error(`the first screen has a style attribute: ${found}`);
}

/** Takes the entry's style sheet out of the build: it stands in the page, so that the first paint needs no other file. */
function takeEntryStyles(bundle: Rolldown.OutputBundle): string {
  const styles: string[] = [];
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || chunk.facadeModuleId?.endsWith('/index.html') !== true) continue;
    for (const file of chunk.viteMetadata?.importedCss ?? []) {
      const sheet = bundle[file];
      if (sheet?.type !== 'asset') continue;
      styles.push(String(sheet.source).trim());
      delete bundle[file];
    }
    chunk.viteMetadata?.importedCss.clear();
  }
  return styles.join('');
}

/** The styles of the first screens while developing: the global ones, and those of the modules that were rendered. */
function developmentStyles(server: ViteDevServer | undefined): readonly string[] {
  const rendered = [...(server?.environments.ssr.moduleGraph.urlToModuleMap.keys() ?? [])];
  return [
    ...['shared/ui/styles/index', 'features/auth/auth', 'shared/ui/styles/shell'].map(
      (name) => `/src/${name}.scss`,
    ),
    ...rendered.filter((url) => url.endsWith('.module.scss')),
  ].map((url) => `<link rel="stylesheet" href="${url}">`);
}

/**
 * The screen that stands in `index.html` before the app does: rendered by the app's own components in both languages,
 * with the app's own styles, and a small script that chooses among it. The headers follow from what stands inline.
 */
export function firstScreen(screens: readonly Screen[]): Plugin[] {
  let config: ResolvedConfig;
  let styles = '';
  let markup: FirstScreenMarkup | undefined;

  const pages: Plugin = {
    name: 'tagwerk:first-screen',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        styles = takeEntryStyles(bundle);
        markup = await renderFirstScreens(config);
        refuseStyleAttributes(markup);
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, path, server }) {
        if (path !== '/index.html') return html;
        const inline = async (name: 'early' | 'loading', built: BuiltFiles) =>
          `<script>${await bundleInlineScript(config, name, built)}</script>`;
        const complete = async (
          page: string,
          head: readonly string[],
          shown: FirstScreenMarkup,
          built: BuiltFiles,
        ) =>
          assemble(page, {
            head,
            first: shown.templates.signIn + (await inline('early', built)),
            last: shown.templates.others + (await inline('loading', built)),
          });
        if (!bundle || !markup) {
          const shown = await renderFirstScreens(config, server);
          return complete(html, developmentStyles(server), shown, { files: [], screens: [] });
        }
        const { html: page, app } = holdApp(html);
        const head = [`<style>${styles}</style>`, fontLink(bundle, config.base)];
        return complete(page, head, markup, { app, ...builtFilesOf(bundle, config, screens) });
      },
    },
  };

  const noSources: PolicySources = { script: [], connect: [], image: [], frame: [] };
  return [pages, securityHeaders(() => markup?.sources ?? noSources)];
}
