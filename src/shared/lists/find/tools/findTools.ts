/** Views and export of a list, in a chunk of their own. */
export { ToolGroups } from './ToolGroups';
export { ToolMenus } from './ToolMenus';
export { ToolRun } from './ToolRun';
