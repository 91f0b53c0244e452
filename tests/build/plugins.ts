import type { Plugin } from 'vite';
import { afterwards, screens } from '../bench/budgets.ts';
import { parts } from '../bench/partBudgets.ts';
import { anyAddress } from './anyAddress.ts';
import { budgets } from './budgets.ts';
import { chunkNames } from './chunkNames.ts';
import { clientOnly } from './clientOnly.ts';
import { firstScreen } from './firstScreen.ts';
import { icons } from './icons.ts';
import { inlineClasses } from './inlineClasses.ts';
import { metaJson } from './metaJson.ts';
import { offline } from './offline.ts';
import { pdfFiles } from './pdfFiles.ts';
import { productionRouter } from './productionRouter.ts';
import { redirectPage } from './redirectPage.ts';
import { thirdParty } from './thirdParty.ts';

/** The plugins of the build; each of them says why it is needed. */
export function buildPlugins(): Plugin[] {
  return [
    metaJson(),
    anyAddress(),
    icons(),
    inlineClasses(),
    productionRouter(),
    chunkNames([...screens, ...afterwards]),
    clientOnly(),
    ...firstScreen(screens),
    budgets(screens, parts),
    ...offline(screens),
    redirectPage(),
    pdfFiles(),
    thirdParty(),
  ];
}
