import { lazyComponent } from '../../../ui/loading/lazyComponent';

const load = async () => import('./findTools');

export const SortMenu = lazyComponent(async () => (await load()).SortMenu);
export const ToolMenus = lazyComponent(async () => (await load()).ToolMenus);
export const ToolGroups = lazyComponent(async () => (await load()).ToolGroups);
export const ToolRun = lazyComponent(async () => (await load()).ToolRun);
