import { useTranslation } from 'react-i18next';
import { planCopy, usualCopy } from '@/domain/planner/boardCopy';
import type { Board } from '@/domain/planner/kanban';
import type { Begun } from '@/shared/drafts/draftKind';
import { type SaveOutcome, FormDialog } from '@/shared/forms/FormDialog';
import { type Rules, useAppForm } from '@/shared/forms/useAppForm';
import { doneNotice } from '@/shared/notices/noticesSlice';
import { errorOf, isDone } from '@/shared/outbox/change';
import { useCreation } from '@/shared/outbox/useCreation';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { TextField } from '@/shared/ui/fields/TextField';
import { useToday } from '@/shared/ui/timing/useClock';
import { useSteps } from '@/shared/undo/useSteps';
import { loadBoardKind } from '../api/kinds';
import { BeginWith, EMPTY } from '../copy/BeginWith';
import { readContents } from '../copy/copySource';
import { useBoardCopies } from '../copy/useBoardCopies';
import { type BoardDraft, boardDrafts } from './boardDraft';

interface NewBoardDialogProps {
  /** The draft to continue with; without one the form is empty. */
  readonly draft?: Begun<BoardDraft>;
  /** The boards that it can begin with. */
  readonly boards: readonly Board[];
  /** The board that is chosen at first. */
  readonly from?: Board;
  readonly onClose: () => void;
}

type Values = { name: string; from: string };

const rules: Rules<Values, 'name'> = {
  name: { validate: (text) => (text.trim() === '' ? 'name' : undefined) },
};

/**
 * The "New Planner" dialog; without a name nothing is sent. A planner that begins with a board is a copy of
 * it: the dialog closes once it is under way, and the hub shows its progress.
 */
export function NewBoardDialog({ draft, boards, from, onClose }: NewBoardDialogProps) {
  const { t } = useTranslation('planner');
  const dispatch = useAppDispatch();
  const steps = useSteps();
  const form = useAppForm<Values, 'name'>({
    initial: { name: draft?.title ?? '', from: from ? String(from.id) : EMPTY },
    chooser: 'from',
    rules,
    messageOf: () => t('newBoard.nameMissing'),
    draft: { kind: boardDrafts, content: ({ name }) => ({ title: name }), wish: draft?.wish },
    isUnsaved: draft !== undefined,
  });
  const copies = useBoardCopies();
  const guid = useUser()?.guid ?? '';
  const today = useToday();
  const { create } = useCreation(loadBoardKind, form.wish);

  async function save(onSend: () => void): Promise<SaveOutcome> {
    const submitted = await form.submit();
    if (!submitted) return { kind: 'invalid' };
    onSend();
    const source = boards.find(({ id }) => String(id) === submitted.from);
    if (source) return copy(source, submitted);
    const outcome = await create({ title: submitted.name.trim() });
    if (!isDone(outcome)) return { kind: 'failed', error: errorOf(outcome) };
    return { kind: 'saved', finish: () => finish(submitted) };
  }

  async function copy(board: Board, submitted: Values): Promise<SaveOutcome> {
    const read = await dispatch(readContents(board.id));
    if ('error' in read) return { kind: 'failed', error: read.error };
    await copies.start(planCopy(board, read.data, usualCopy, { title: submitted.name.trim(), guid, today }));
    return { kind: 'saved', finish: () => goOn(submitted) };
  }

  function finish(submitted: Values): 'done' | 'kept' {
    const text = t('newBoard.created', { title: submitted.name.trim() });
    dispatch(doneNotice(text));
    steps.add({ text, undo: t('history.createdFinal') });
    return goOn(submitted);
  }

  function goOn(submitted: Values): 'done' | 'kept' {
    if (form.hasChangedSince(submitted)) {
      // This planner has been created, so a name typed since then can only be for another one.
      form.goOn(submitted, { name: '', from: EMPTY });
      return 'kept';
    }
    handleClose();
    return 'done';
  }

  const handleClose = form.closing(onClose);

  return (
    <FormDialog
      title={t('newBoard.title')}
      survivesBack
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
      <BeginWith
        boards={boards}
        value={form.values.from}
        onChoose={(value) => form.setValue('from', value)}
      />
    </FormDialog>
  );
}
