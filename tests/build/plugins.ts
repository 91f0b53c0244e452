import type { Plugin } from 'vite';
import { screens } from '../bench/budgets';
import { budgets } from './budgets';
import { chunkNames } from './chunkNames';
import { clientOnly } from './clientOnly';
import { dropUnusedCss } from './dropUnusedCss';
import { icons } from './icons';
import { metaJson } from './metaJson';
import { offline } from './offline';
import { outline } from './outline';
import { preload } from './preload';
import { redirectPage } from './redirectPage';
import { trimLibraries } from './trimLibraries';

/** What the build does beyond Vite's own work; each plugin says why it is there. */
export function buildPlugins(): Plugin[] {
  return [
    metaJson(),
    icons(),
    trimLibraries(),
    chunkNames(),
    dropUnusedCss(),
    clientOnly(),
    outline(),
    preload(screens),
    budgets(screens),
    ...offline(),
    redirectPage(),
  ];
}
