import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../ui/loading/lazyComponent';
import type { EditQuestion } from './useEdit';

/** Few edits meet another one, so a page that can be edited does not wait for the dialog. */
const ConflictDialog = lazyComponent(async () => (await import('./ConflictDialog')).ConflictDialog, 'edit');

const asItIs = (_name: string, value: unknown) => String(value);

/** Asks which version to keep after somebody else saved the same fields while they were edited here. */
export function EditConflict<Content>({
  about,
  conflict: { conflicts, merged, stored },
  labelOf,
  inWords = asItIs,
  onAnswer,
}: EditQuestion<Content>) {
  const { t } = useTranslation('edit');
  const allTheirs = Object.fromEntries(conflicts.map((name) => [name, 'theirs' as const]));
  return (
    <ConflictDialog
      title={t('conflict.title')}
      about={about}
      text={t('conflict.text')}
      parts={conflicts.map((name) => ({
        name,
        label: labelOf(name),
        mine: inWords(name, merged[name]),
        theirs: inWords(name, stored[name]),
        isConflict: true,
      }))}
      cancel={{ label: t('conflict.back'), onAct: () => onAnswer(null) }}
      other={{ label: t('conflict.allTheirs'), onAct: () => onAnswer(allTheirs) }}
      choose={{ label: t('conflict.choose'), onAct: onAnswer }}
    />
  );
}
