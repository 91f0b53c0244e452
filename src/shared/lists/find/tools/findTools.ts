/** Order, views and export of a list, in a chunk of their own. */
export { SortMenu } from './SortMenu';
export { ToolGroups } from './ToolMenus';
export { ToolMenus } from './ToolMenus';
export { ToolRun } from './ToolRun';
