/** What can be done with a list, in a chunk of its own: it comes beside the field. */
export { ToolGroups } from './ToolGroups';
export { ToolMenus } from './ToolMenus';
export { ToolRun } from './ToolRun';
