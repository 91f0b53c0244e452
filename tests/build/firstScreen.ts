import { randomBytes } from 'node:crypto';
import { posix } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown, ViteDevServer } from 'vite';
import type { BuiltFiles } from '../../src/app/first-screen/loading.ts';
import type { Templates } from '../../src/app/first-screen/prerender.tsx';
import type { PolicySources } from '../../src/shared/contentPolicy.ts';
import type { Screen } from '../bench/budgets.ts';
import type { Language } from '../../src/domain/language.ts';
import { filesOfScreen } from './loadGraph.ts';
import { PAGE_FILE, PROGRAM_FILE, RENDERER_FILE, fillPage, places } from './host/page.ts';
import type { Rendered } from './host/renderer.ts';
import {
  bundleForNode,
  bundleInlineScript,
  bundleRenderer,
  renderFirstScreens,
  renderWithServer,
} from './renderFirstScreen.ts';
import { securityHeaders } from './securityHeaders.ts';

const container = '<div id="root"></div>';

/** The files that each screen needs in addition to the entry; the page's last script requests them at once. */
function builtFilesOf(
  bundle: Rolldown.OutputBundle,
  { root }: ResolvedConfig,
  screens: readonly Screen[],
): Omit<BuiltFiles, 'app'> {
  const of = (screen: Screen, language: Language) => filesOfScreen(bundle, root, screen, language).route;
  const files = new Map<string, BuiltFiles['files'][number]>();
  const number = (german: string, english: string) => {
    if (!files.has(german)) files.set(german, german === english ? german : [german, english]);
    return [...files.keys()].indexOf(german);
  };
  const numbered = screens.map((screen): BuiltFiles['screens'][number] => {
    const [german, english] = [of(screen, 'de'), of(screen, 'en')];
    const numbers = german.map((file, at) => number(file, english[at] ?? file));
    return [screen.address.source, numbers, screen.calls ?? []];
  });
  return { files: [...files.values()], screens: numbered };
}

const appScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/u;

/**
 * Lets the page fetch the app without starting it. The page's last script starts it after the first paint, because a
 * browser with the file in its cache would start it earlier.
 */
export function holdApp(html: string): { readonly html: string; readonly app: string } {
  const app = appScript.exec(html)?.[1];
  if (app === undefined) throw new Error('index.html has no entry script');
  return { html: html.replace(appScript, `<link rel="modulepreload" crossorigin href="${app}">`), app };
}

/** The parts that the build inserts into the page. */
interface Parts {
  readonly head: readonly string[];
  /** The sign-in form, and the script that shows it. */
  readonly first: string;
  readonly last: string;
}

/**
 * Orders the parts of the page so that the browser paints as early as possible: parts that the paint does not need come
 * last.
 */
export function assemble(html: string, { head, first, last }: Parts): string {
  const appTag = /[ \t]*<(?:script type="module"|link rel="modulepreload")/u;
  if (!appTag.test(html) || !html.includes(container))
    throw new Error('index.html has no entry script or no element for the app');
  return html
    .replace(appTag, (tag) => `${head.map((line) => `    ${line}\n`).join('')}${tag}`)
    .replace(container, () => container + first + last);
}

/**
 * Refuses style attributes in React's markup, because the security policy would have to allow inline styles; class
 * names have the same effect.
 */
function refuseStyleAttributes({ templates }: Rendered): void {
  const found = /<[^>]* style="[^>]*>/u.exec(templates.signIn + templates.others)?.[0];
  if (found !== undefined) throw new Error(`the first screen has a style attribute: ${found}`);
}

/**
 * Removes the style sheets of the app and of the sign-in form from the build and returns them, because the page contains
 * them: the first paint then needs no other file.
 */
function takeFirstStyles(
  bundle: Rolldown.OutputBundle,
  { root }: ResolvedConfig,
  screens: readonly Screen[],
): string {
  const signIn = screens.find(({ address }) => address.test('/'));
  if (!signIn) throw new Error('tests/bench/budgets.ts has no screen at /');
  const { entry, route } = filesOfScreen(bundle, root, signIn, 'de');
  const styles: string[] = [];
  for (const file of [...entry, ...route]) {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') continue;
    // Its addresses are relative to the sheet.
    const source = String(sheet.source).trim();
    styles.push(source.replaceAll(/url\((?!data:|[/"'#])(?:\.\/)?/gu, `url(/${posix.dirname(file)}/`));
    delete bundle[file];
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(file);
  }
  return styles.join('');
}

/** The styles of the first screens while developing: the global ones, and those of the modules that were rendered. */
function developmentStyles(server: ViteDevServer | undefined): readonly string[] {
  const rendered = [...(server?.environments.ssr.moduleGraph.urlToModuleMap.keys() ?? [])];
  return [
    ...['index', 'shell'].map((name) => `/src/shared/ui/styles/${name}.scss`),
    ...rendered.filter((url) => url.endsWith('.module.scss')),
  ].map((url) => `<link rel="stylesheet" href="${url}">`);
}

/**
 * Puts the first screens into `index.html`, which are shown until the app has started: rendered by the app's own
 * components in both languages, with the app's styles, and with a small script that chooses one. The security headers
 * contain the hashes of these scripts and styles.
 */
export function firstScreen(screens: readonly Screen[]): Plugin[] {
  let config: ResolvedConfig;
  let styles = '';
  let markup: Rendered | undefined;
  let renderer = '';

  const pages: Plugin = {
    name: 'tagwerk:first-screen',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        styles = takeFirstStyles(bundle, config, screens);
        renderer = await bundleRenderer(config);
        markup = await renderFirstScreens(renderer);
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
          { signIn, others }: Templates,
          built: BuiltFiles,
        ) =>
          assemble(page, {
            head,
            first: signIn + (await inline('early', built)),
            last: others + (await inline('loading', built)),
          });
        if (server) {
          const { templates } = await renderWithServer(server);
          return complete(html, developmentStyles(server), templates, { files: [], screens: [] });
        }
        if (!bundle) return html;
        const { html: page, app } = holdApp(html);
        const nonce = randomBytes(16).toString('base64url');
        const head = [`<meta property="csp-nonce" nonce="${nonce}">`, `<style>${styles}</style>`];
        return complete(page, head, places, {
          app: app.slice(config.base.length),
          ...builtFilesOf(bundle, config, screens),
        });
      },
    },
  };

  /** Fills the page, and adds what the host program needs to fill it once more. */
  const host: Plugin = {
    name: 'tagwerk:host',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset' || !markup) return;
        const html = String(page.source);
        page.source = fillPage(html, markup.templates);
        const program = await bundleForNode(config, 'tests/build/host/main.ts');
        this.emitFile({ type: 'asset', fileName: PAGE_FILE, source: html });
        this.emitFile({ type: 'asset', fileName: RENDERER_FILE, source: renderer });
        this.emitFile({ type: 'asset', fileName: PROGRAM_FILE, source: program });
      },
    },
  };

  const noSources: PolicySources = { script: [], connect: [], image: [], frame: [] };
  return [pages, host, securityHeaders(() => markup?.policySources ?? noSources)];
}
