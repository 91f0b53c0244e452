import cursor from 'bootstrap-icons/icons/input-cursor-text.svg?icon';
import { useTranslation } from 'react-i18next';
import { startsWithHours } from '@/domain/quickEntry';
import type { Command } from '@/features/search';
import { withQuickLine } from '@/shared/paths';

/** A line that begins with hours becomes an entry ("Speed of use", "Palette"): the work screen reads and saves it. */
export function useEntryCommand(text: string): Command | null {
  const { t } = useTranslation('search');
  const line = text.trim();
  if (!startsWithHours(line)) return null;
  return {
    id: 'entry',
    title: t('command.entry', { line }),
    also: '',
    icon: cursor,
    act: { kind: 'go', path: withQuickLine(line) },
  };
}
