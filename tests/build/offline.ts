import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * The service worker must not answer requests for the service, the websocket, the build's date or a provider's redirect
 * page.
 */
const notPages = [/^\/api(?:\/|$)/u, /^\/ws(?:\/|$)/u, /^\/meta\.json$/u, /^\/src\//u, /\.html$/u];

/** Parts that are too large to be fetched for users who may never open them; they are kept after their first use. */
const heavyParts = [
  'redirect',
  'azure-msal',
  'msal',
  'jspdf',
  'reportWorker',
  'pdfReceipts',
  'PdfPage-',
  'readPdf',
  'pdfjs',
  'pdfWorker',
  'openjpeg',
  'openPdf',
  'drawPdf',
  'createReport',
  'NotoSans',
  'react-oauth',
  'signature',
  'Signature',
  'passwordMeter',
];

/**
 * The service worker and the manifest, for offline use. The shell and the screens are kept from the start, large parts
 * from their first use on. The worker never takes over by itself: `/meta.json` shows when there is a new build (see
 * `src/app/updates/buildUpdate.ts`), and the app then removes the old worker.
 */
export function offline(): Plugin[] {
  return VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    manifest: {
      id: '/',
      name: 'Tagwerk',
      short_name: 'Tagwerk',
      description: 'Arbeitszeiten, Auslagen, Stundenzettel, Kunden, Projekte und Planer.',
      lang: 'de',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#00747e',
      background_color: '#ffffff',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    },
    workbox: {
      globPatterns: ['index.html', 'assets/**/*.{js,css,woff2}', 'favicon.svg'],
      globIgnores: heavyParts.map((name) => `assets/**/${name}*`),
      // The page clears old caches itself when it installs an update, because an older build's worker may still be in
      // use.
      cleanupOutdatedCaches: true,
      navigateFallback: '/index.html',
      navigateFallbackDenylist: notPages,
      runtimeCaching: [
        {
          // The names contain hashes, so a fetched file stays valid for ever. Files kept from the start never get here.
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: 'CacheFirst',
          options: { cacheName: 'lazy-parts', expiration: { maxEntries: 120 } },
        },
      ],
    },
  });
}
