import { lazyComponent } from '../../../ui/loading/lazyComponent';

export const SortMenu = lazyComponent(async () => (await import('./SortMenu')).SortMenu);
export const ToolMenus = lazyComponent(async () => (await import('./ToolMenus')).ToolMenus);
export const ToolGroups = lazyComponent(async () => (await import('./ToolMenus')).ToolGroups);
export const ToolRun = lazyComponent(async () => (await import('./ToolRun')).ToolRun);
