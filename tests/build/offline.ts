import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Nothing of the service, the websocket, the build's date or a provider's redirect page is the worker's business. */
const notPages = [/^\/api(?:\/|$)/u, /^\/ws(?:\/|$)/u, /^\/meta\.json$/u, /^\/src\//u, /\.html$/u];

/** Parts too heavy to be fetched for somebody who may never open them; they are kept once they were used. */
const heavyParts = [
  'redirect',
  'azure-msal',
  'msal',
  'jspdf',
  'report',
  'pdfReceipts',
  'PdfPage-',
  'pdfWorker',
  'openPdf',
  'createReport',
  'NotoSans',
  'react-oauth',
  'signature',
  'Signature',
  'passwordMeter',
];

/**
 * The service worker and the manifest (section 9: offline use). The shell and the screens are kept from the start, heavy
 * parts from their first use on. The worker never takes over by itself: `/meta.json` decides
 * when a new build comes (see `src/app/updates/buildUpdate.ts`), which then clears it away.
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
      // The page clears old caches itself when it takes an update; a worker of an older build may still be in use.
      cleanupOutdatedCaches: true,
      navigateFallback: '/index.html',
      navigateFallbackDenylist: notPages,
      runtimeCaching: [
        {
          // Hashed files, so what was fetched once is right for ever. What is kept from the start is answered before.
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: 'CacheFirst',
          options: { cacheName: 'lazy-parts', expiration: { maxEntries: 120 } },
        },
      ],
    },
  });
}
