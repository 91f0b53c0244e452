import { lazyPart } from '../../../ui/loading/lazyPart';

const load = async () => import('./findTools');

export const sortMenu = lazyPart(async () => (await load()).SortMenu);
export const toolMenus = lazyPart(async () => (await load()).ToolMenus);
export const toolGroups = lazyPart(async () => (await load()).ToolGroups);
export const toolRun = lazyPart(async () => (await load()).ToolRun);
