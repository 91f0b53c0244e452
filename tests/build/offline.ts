import type { Plugin, Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { PARTS_LIST } from '../../src/app/updates/workerCaches.ts';
import type { Screen } from '../bench/budgets.ts';
import { screensAt } from './anyAddress.ts';
import { filesOfScreen } from './loadGraph.ts';

/** Parts that are too large to be fetched for users who may never open them; they are kept after their first use. */
const heavyParts = [
  'redirect',
  'azure-msal',
  'msal',
  'jspdf',
  'reportWorker',
  'recordWorker',
  'coverWorker',
  'pdfReceipts',
  'PdfPage-',
  'readPdf',
  'readSheetFile',
  'pdfjs',
  'pdfWorker',
  'openjpeg',
  'openPdf',
  'drawPdf',
  'createReport',
  'createRecordPdf',
  'createCover',
  'loadLogo',
  'NotoSans',
  'react-oauth',
  'signature',
  'Signature',
  'passwordMeter',
];
const isHeavy = (file: string) => heavyParts.some((name) => file.includes(`/${name}`));

/** The most that the worker may fetch when it is installed. */
const most = { files: 60, bytes: 1.3 * 1024 * 1024 };

/** The files that more than half of the screens need, in either language, and the font of all. */
function shellOf(
  bundle: Rolldown.OutputBundle,
  root: string,
  screens: readonly Screen[],
): ReadonlySet<string> {
  const needed = screens.map((screen) =>
    (['de', 'en'] as const)
      .map((language) => filesOfScreen(bundle, root, screen, language))
      .flatMap(({ entry, route }) => entry.concat(route)),
  );
  return new Set(
    Object.keys(bundle).filter(
      (file) =>
        file.includes('geist-latin-wght-normal') ||
        needed.filter((files) => files.includes(file)).length > screens.length / 2,
    ),
  );
}

/**
 * The service worker and the manifest, for offline use. The worker fetches the shell when it is installed; the page adds
 * what its visit used and, on a free line, all other parts in `parts.txt` (see `src/app/updates/keptParts.ts`). The worker
 * never takes over from another one by itself: `/meta.json` shows when there is a new build (see
 * `src/app/updates/buildUpdate.ts`), and the app then removes the old worker.
 */
export function offline(screens: readonly Screen[]): Plugin[] {
  let root = '';
  let shell: ReadonlySet<string> = new Set();
  const parts: Plugin = {
    name: 'tagwerk:parts',
    configResolved(config) {
      ({ root } = config);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        shell = shellOf(bundle, root, screens);
        const others = Object.keys(bundle).filter(
          (file) => /^assets\/.*\.(?:js|css|woff2)$/u.test(file) && !shell.has(file) && !isHeavy(file),
        );
        this.emitFile({ type: 'asset', fileName: PARTS_LIST, source: others.join('\n') });
      },
    },
  };
  const worker = VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    manifest: {
      name: 'Tagwerk',
      short_name: 'Tagwerk',
      description: 'Arbeitszeiten, Auslagen, Stundenzettel, Kunden, Projekte und Planer.',
      lang: 'de',
      // What it names is relative to its own address; its identity is that of the start.
      start_url: './',
      scope: './',
      display: 'standalone',
      theme_color: '#00747e',
      background_color: '#ffffff',
      icons: [
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icon-512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    },
    workbox: {
      // In one file, because Trusted Types let the worker import no other.
      inlineWorkboxRuntime: true,
      globPatterns: ['index.html', 'assets/*', 'favicon.svg', PARTS_LIST],
      manifestTransforms: [
        (entries) => {
          const manifest = entries.filter(({ url }) => !url.startsWith('assets/') || shell.has(url));
          const bytes = manifest.reduce((sum, { size }) => sum + size, 0);
          if (manifest.length > most.files || bytes > most.bytes)
            throw new Error(`the service worker would fetch ${manifest.length} files, ${bytes} bytes`);
          return { manifest };
        },
      ],
      // A first visit keeps what it loads from then on.
      clientsClaim: true,
      // The page clears old caches itself when it installs an update, because an older build's worker may still be in
      // use.
      cleanupOutdatedCaches: true,
      navigateFallback: 'index.html',
      navigateFallbackAllowlist: [screensAt('/')],
      runtimeCaching: [
        {
          // The names contain hashes, so a fetched file stays valid for ever. Those of the shell never get here.
          urlPattern: ({ url, sameOrigin }) =>
            sameOrigin && url.href.startsWith(new URL('assets/', location.href).href),
          handler: 'CacheFirst',
        },
      ],
    },
  });
  return [parts, ...worker];
}
