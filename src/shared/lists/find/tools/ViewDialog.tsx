import { useTranslation } from 'react-i18next';
import { type NamedView, type ViewNameProblem, viewNameProblem } from '@/domain/find/namedViews';
import { MAX_VIEW_NAME } from '@/domain/limits';
import { type SaveOutcome, FormDialog } from '../../../forms/FormDialog';
import { useAppForm } from '../../../forms/useAppForm';
import { TextField } from '../../../ui/fields/TextField';
import { useSelectOnFocus } from '../../../ui/fields/useSelectOnFocus';
import { type ViewUse, useViews } from './useViews';

interface ViewDialogProps {
  readonly use: ViewUse;
  /** The view that gets another name; null: what is asked gets one. */
  readonly view: NamedView | null;
  readonly onClose: () => void;
}

/** Asks for the name of a view, and keeps it on the device. */
export function ViewDialog({ use, view, onClose }: ViewDialogProps) {
  const { t } = useTranslation('find');
  const { views, save: saveView, rename } = useViews(use);
  const own = view?.name ?? null;
  // A proposed name is replaced by typing; one's own is mostly corrected.
  const selectOnFocus = useSelectOnFocus();
  const selecting = view ? undefined : selectOnFocus;
  const form = useAppForm<{ name: string }, ViewNameProblem>({
    initial: { name: own ?? use.proposed.slice(0, MAX_VIEW_NAME) },
    rules: { name: { validate: (name) => viewNameProblem(views, name, own, use.most) } },
    messageOf: (problem) => t(`views.errors.${problem}`, { most: use.most }),
  });

  async function save(): Promise<SaveOutcome> {
    const submitted = await form.submit();
    if (!submitted) return { kind: 'invalid' };
    if (view) await rename(view, submitted.name);
    else await saveView(submitted.name);
    return { kind: 'saved', finish: onClose };
  }

  return (
    <FormDialog
      title={t(view ? 'views.renameTitle' : 'views.saveTitle')}
      isDirty={form.isDirty}
      saveLabel={t('views.keep')}
      save={save}
      onClose={onClose}
    >
      <TextField
        label={t('views.name')}
        required
        autoComplete="off"
        maxLength={MAX_VIEW_NAME}
        hint={t('views.hint')}
        {...form.field('name')}
        {...selecting}
      />
    </FormDialog>
  );
}
