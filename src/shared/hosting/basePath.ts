import { pageSettings } from './pageSettings';

const PATH = /^\/(?:\w[\w.~-]*\/)*$/u;

/** The path below which the app lives, with a slash at both ends; one that cannot be is a problem of `env.ts`. */
export const basePath = pathOf(pageSettings()['VITE_BASE_PATH'] ?? import.meta.env['VITE_BASE_PATH']);

function pathOf(setting: unknown): string {
  return typeof setting === 'string' && PATH.test(setting.trim()) ? setting.trim() : '/';
}

/** The full address of a file of the app. */
export const addressOf = (file: string): string => new URL(basePath + file, location.origin).href;

/** The path of an address within the app, as its routes are written. */
export const pathInApp = (pathname: string): string => pathname.slice(basePath.length - 1) || '/';
