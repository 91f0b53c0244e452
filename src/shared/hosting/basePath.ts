import { settingOf } from './pageSettings';

/** Whether a text can be the path below which the app lives. */
export const isBasePath = (path: string): boolean => /^\/(?:\w[\w.~-]*\/)*$/u.test(path);

const set = settingOf('VITE_BASE_PATH') ?? '/';

/** The path below which the app lives, with a slash at both ends; one that cannot be is a problem of `env.ts`. */
export const basePath = isBasePath(set) ? set : '/';

/** The full address of a file of the app. */
export const addressOf = (file: string): string => new URL(basePath + file, location.origin).href;

/** The path of an address within the app, as its routes are written. */
export const pathInApp = (pathname: string): string => pathname.slice(basePath.length - 1) || '/';
