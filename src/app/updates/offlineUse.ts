import { workerScript } from '@/shared/hosting/deployment';

/** Registers the service worker for offline use, once the page has what it needs for itself. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // Without one the app works all the same, only not offline.
    navigator.serviceWorker.register(workerScript).catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
