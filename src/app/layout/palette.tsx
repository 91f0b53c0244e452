import cursor from 'bootstrap-icons/icons/input-cursor-text.svg?icon';
import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import play from 'bootstrap-icons/icons/play-fill.svg?icon';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startsWithHours } from '@/domain/quick-entry/quickHours';
import { type Command, type SearchPanelProps, type TypedEntry, loadSearchPanel } from '@/features/search';
import { type ReadLine, loadLinePreview } from '@/features/work-records';
import { loadTexts } from '@/shared/i18n/i18n';
import { withQuickLine } from '@/shared/paths';
import { useTimer } from '@/shared/timer/useTimer';
import type { IconShapes } from '@/shared/ui/buttons/Icon';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { useCommands } from './useCommands';

/** Without a connection the line still works: the work screen parses it again. */
const NoPreview: ComponentType<ComponentProps<Awaited<ReturnType<typeof loadLinePreview>>>> = () => null;

const LinePreview = lazyComponent(
  async () => loadLinePreview().catch(() => NoPreview),
  ['quickEntry', 'workRecords'],
);

/**
 * A line that begins with hours becomes an entry: Enter takes it to the work screen, Ctrl+Enter to its dialog;
 * or it starts the timer.
 */
function useTypedEntry(text: string): TypedEntry | null {
  const { t } = useTranslation('search');
  const { timer, start } = useTimer();
  const [lastRead, setLastRead] = useState<ReadLine | null>(null);
  const line = text.trim();
  if (!startsWithHours(line)) return null;
  const [path, ctrlPath] = [withQuickLine(line), withQuickLine(line, true)];
  const read = lastRead?.text === text ? lastRead : null;
  const command = (
    id: 'entry' | 'entryDialog' | 'entryTimer',
    icon: IconShapes,
    act: Command['act'],
    detail?: string,
  ): Command => ({ id, title: t(`command.${id}`, { line }), detail, also: '', icon, act });
  const commands = [
    command('entry', cursor, { kind: 'go', path, ctrlPath }, read?.dayThen),
    command('entryDialog', pencil, { kind: 'go', path: ctrlPath, ctrlPath }),
  ];
  if (read && !timer)
    commands.push(command('entryTimer', play, { kind: 'do', run: () => start(read.work) }, read.work.title));
  return {
    commands,
    preview: <LinePreview text={text} onRead={setLastRead} />,
  };
}

export type PaletteProps = Omit<SearchPanelProps, 'commands' | 'entry'>;

/** The search panel with the app's commands, because search itself knows no other feature. */
export async function loadPalette(): Promise<ComponentType<PaletteProps>> {
  const [SearchPanel] = await Promise.all([loadSearchPanel(), loadTexts('search')]);
  return function Palette(props: PaletteProps) {
    const { text } = props;
    return <SearchPanel {...props} commands={useCommands(text)} entry={useTypedEntry(text)} />;
  };
}
