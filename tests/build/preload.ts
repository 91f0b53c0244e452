import type { Plugin, Rolldown } from 'vite';
import type { Screen } from '../bench/budgets';
import { type Language, filesOfScreen } from './loadGraph';

const fontName = /geist-latin-wght-normal[^/]*\.woff2$/u;

/** The one font file that every screen shows at once; the other scripts and slants come when a text needs them. */
function fontLink(bundle: Rolldown.OutputBundle, base: string): string {
  const file = Object.keys(bundle).find((name) => fontName.test(name));
  if (file === undefined) throw new Error('the build has no latin Geist font to preload');
  return `<link rel="preload" as="font" type="font/woff2" href="${base}${file}" crossorigin>`;
}

/**
 * A script for the page's head. The router fetches a screen's code once the entry has run; by then the network has
 * been idle for a round trip. This script asks for it at once, in the language in use.
 */
function routeScript(
  routes: readonly (readonly [RegExp, Record<Language, readonly string[]>])[],
  base: string,
): string {
  const files = [...new Set(routes.flatMap(([, { de, en }]) => [...de, ...en]))];
  const table = routes.map(
    ([address, { de, en }]) =>
      `[${String(address)},${JSON.stringify([de, en].map((list) => list.map((file) => files.indexOf(file))))}]`,
  );
  return [
    'try{',
    `const files=${JSON.stringify(files)},`,
    "path=localStorage['tagwerk.token']?location.pathname:'/',",
    "language=localStorage['tagwerk.language']==='en'?1:0;",
    `for(const[address,lists]of[${table.join(',')}])if(address.test(path))for(const index of lists[language]){`,
    "const link=document.createElement('link'),css=files[index].endsWith('.css');",
    "link.rel=css?'preload':'modulepreload';if(css)link.as='style';link.crossOrigin='';",
    `link.href=${JSON.stringify(base)}+files[index];document.head.append(link)}`,
    '}catch{}',
  ].join('');
}

/**
 * Puts the tags where they help: the script and the font before Vite's own tags, because an inline script behind a
 * style sheet waits for it; the style sheet behind the shell, because what stands before it is painted without
 * waiting. Module scripts still run after the style sheet has come, so nothing is ever drawn unstyled.
 */
export function arrange(html: string, tags: readonly string[]): string {
  const sheets = html.match(/[ \t]*<link rel="stylesheet"[^>]*>\n?/gu) ?? [];
  const withoutSheets = sheets.reduce((text, sheet) => text.replace(sheet, ''), html);
  const entry = /[ \t]*<script type="module"/u;
  if (!entry.test(withoutSheets)) throw new Error('index.html has no entry script');
  return withoutSheets
    .replace(entry, (tag) => `${tags.map((line) => `  ${line}\n`).join('')}${tag}`)
    .replace('</body>', () => `${sheets.join('')}</body>`);
}

/** Lets the browser fetch at once what the first screen will ask for in the end. */
export function preload(screens: readonly Screen[]): Plugin {
  let root = '';
  let base = '/';
  return {
    name: 'tagwerk:preload',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path }) {
        if (!bundle || path !== '/index.html') return html;
        const filesOf = (screen: Screen, language: Language) =>
          filesOfScreen(bundle, root, screen, language).route;
        const routes = screens.map(
          (screen) => [screen.address, { de: filesOf(screen, 'de'), en: filesOf(screen, 'en') }] as const,
        );
        const script = routes.length > 0 ? [`<script>${routeScript(routes, base)}</script>`] : [];
        return arrange(html, [fontLink(bundle, base), ...script]);
      },
    },
  };
}
