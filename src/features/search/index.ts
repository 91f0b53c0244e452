export type { Command, TypedEntry } from './command';
export type { PanelKeys, SearchPanelProps } from './panelKeys';

/** What stands below the search bar: commands and what was found. */
export const loadSearchPanel = async () => (await import('./SearchPanel')).SearchPanel;
