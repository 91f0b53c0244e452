export type { Command, PanelKeys, SearchPanelProps, TypedEntry } from './panelProps';

/** Loads the panel below the search bar with commands and results. */
export const loadSearchPanel = async () => (await import('./SearchPanel')).SearchPanel;
