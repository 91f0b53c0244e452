import cursor from 'bootstrap-icons/icons/input-cursor-text.svg?icon';
import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import { type ComponentType, Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { startsWithHours } from '@/domain/quickEntry';
import type { TypedEntry } from '@/features/search';
import { loadLinePreview } from '@/features/work-records';
import { withQuickLine } from '@/shared/paths';

/** Without a connection the line goes on all the same: the work screen reads it once more. */
const NoPreview: ComponentType<{ readonly text: string }> = () => null;

const LinePreview = lazy(async () => ({ default: await loadLinePreview().catch(() => NoPreview) }));

/**
 * A line that begins with hours becomes an entry ("Speed of use", "Palette"): the work screen takes it, or its dialog with
 * Ctrl+Enter.
 */
export function useTypedEntry(text: string): TypedEntry | null {
  const { t } = useTranslation('search');
  const line = text.trim();
  if (!startsWithHours(line)) return null;
  const [path, ctrlPath] = [withQuickLine(line), withQuickLine(line, true)];
  return {
    commands: [
      {
        id: 'entry',
        title: t('command.entry', { line }),
        also: '',
        icon: cursor,
        act: { kind: 'go', path, ctrlPath },
      },
      {
        id: 'entryDialog',
        title: t('command.entryDialog'),
        also: '',
        icon: pencil,
        act: { kind: 'go', path: ctrlPath, ctrlPath },
      },
    ],
    preview: (
      <Suspense>
        <LinePreview text={text} />
      </Suspense>
    ),
  };
}
