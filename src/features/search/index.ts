export type { Command, TypedEntry } from './command';
export type { PanelKeys, SearchPanelProps } from './panelKeys';

/** Loads the panel below the search bar with commands and results. */
export const loadSearchPanel = async () => (await import('./SearchPanel')).SearchPanel;
