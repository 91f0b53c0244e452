import type { ComponentType } from 'react';
import { type SearchPanelProps, loadSearchPanel } from '@/features/search';
import { loadTexts } from '@/shared/i18n/i18n';
import { useCommands } from './useCommands';
import { useTypedEntry } from './useTypedEntry';

export type PaletteProps = Omit<SearchPanelProps, 'commands' | 'entry'>;

/** The search panel with the app's commands, because search itself knows no other feature. */
export async function loadPalette(): Promise<ComponentType<PaletteProps>> {
  const [SearchPanel] = await Promise.all([loadSearchPanel(), loadTexts('search')]);
  return function Palette(props: PaletteProps) {
    const { text } = props;
    return <SearchPanel {...props} commands={useCommands(text)} entry={useTypedEntry(text)} />;
  };
}
