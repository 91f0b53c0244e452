import { useTranslation } from 'react-i18next';
import type { Begun } from '@/shared/drafts/draftKind';
import { FormDialog } from '@/shared/forms/FormDialog';
import type { Rules } from '@/shared/forms/rules';
import { useAppForm } from '@/shared/forms/useAppForm';
import type { SaveOutcome } from '@/shared/forms/useSaving';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { errorOf, isDone } from '@/shared/outbox/change';
import { useCreation } from '@/shared/outbox/useCreation';
import { useAppDispatch } from '@/shared/store/hooks';
import { TextField } from '@/shared/ui/fields/TextField';
import { useSteps } from '@/shared/undo/useSteps';
import { loadBoardKind } from '../api/kinds';
import { type BoardDraft, boardDrafts } from './boardDraft';

interface NewBoardDialogProps {
  /** The draft to continue with; null for an empty form. */
  readonly draft: Begun<BoardDraft> | null;
  readonly onClose: () => void;
}

const rules: Rules<{ name: string }, 'name'> = {
  name: { validate: (text) => (text.trim() === '' ? 'name' : undefined) },
};

/** The "New Planner" dialog; without a name nothing is sent. */
export function NewBoardDialog({ draft, onClose }: NewBoardDialogProps) {
  const { t } = useTranslation('planner');
  const dispatch = useAppDispatch();
  const steps = useSteps();
  const form = useAppForm<{ name: string }, 'name'>({
    initial: { name: draft?.title ?? '' },
    rules,
    messageOf: () => t('newBoard.nameMissing'),
    draft: { kind: boardDrafts, content: ({ name }) => ({ title: name }), wish: draft?.wish },
    isUnsaved: draft !== null,
  });
  const { create } = useCreation(loadBoardKind, form.wish);

  async function save(onSend: () => void): Promise<SaveOutcome> {
    const submitted = await form.submit();
    if (!submitted) return { kind: 'invalid' };
    onSend();
    const outcome = await create({ title: submitted.name.trim() });
    if (!isDone(outcome)) return { kind: 'failed', error: errorOf(outcome) };
    return { kind: 'saved', finish: () => finish(submitted) };
  }

  function finish(submitted: { name: string }): 'done' | 'kept' {
    const text = t('newBoard.created', { title: submitted.name.trim() });
    dispatch(noticeGiven({ tone: 'success', text, lifeMs: noticeLife.done }));
    steps.add({ text, undo: t('history.createdFinal') });
    if (form.hasChangedSince(submitted)) {
      // This planner has been created, so a name typed since then can only be for another one.
      form.goOn(submitted, { name: '' });
      return 'kept';
    }
    handleClose();
    return 'done';
  }

  function handleClose() {
    form.forgetDraft();
    onClose();
  }

  return (
    <FormDialog
      title={t('newBoard.title')}
      isDirty={form.isDirty}
      saveLabel={t('newBoard.create')}
      describeFailure={(reason) => t('newBoard.failed', { reason })}
      save={save}
      onClose={handleClose}
    >
      <TextField
        label={t('newBoard.name')}
        required
        autoComplete="off"
        placeholder={t('newBoard.hint')}
        {...form.field('name')}
      />
    </FormDialog>
  );
}
