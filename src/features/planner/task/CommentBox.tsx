import send from 'bootstrap-icons/icons/send.svg?icon';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/domain/id';
import { useSaveFailureText } from '@/shared/api/useErrorText';
import { errorOf } from '@/shared/outbox/change';
import { saveOne } from '@/shared/outbox/save';
import { useWishes } from '@/shared/outbox/useWish';
import { useAppDispatch } from '@/shared/store/hooks';
import { Alert } from '@/shared/ui/messages/Alert';
import { Icon } from '@/shared/ui/Icon';
import { TextAreaField } from '@/shared/ui/fields/TextAreaField';
import { useSteps } from '@/shared/undo/useSteps';
import { loadCommentKind } from '../api/kinds';

interface CommentBoxProps {
  readonly taskId: Id;
  /** What is typed. */
  readonly text: string;
  readonly onText: (change: (text: string) => string) => void;
  /** Somebody wants to save the task while the comment is not sent. */
  readonly isUnsent: boolean;
}

/** A comment on its way: it is sent when it is not empty (section 5), and stays typed until it is taken. */
export function CommentBox({ taskId, text, onText, isUnsent }: CommentBoxProps) {
  const { t } = useTranslation('planner');
  const saveFailureText = useSaveFailureText();
  const dispatch = useAppDispatch();
  /** Another text is another comment: none can be changed. */
  const wishes = useWishes();
  const [isSending, setIsSending] = useState(false);
  const steps = useSteps();
  const [failure, setFailure] = useState<unknown>(null);
  const isEmpty = text.trim() === '';

  async function handleSend() {
    if (isEmpty || isSending) return;
    const content = text.trim();
    setIsSending(true);
    const change = { key: wishes.keyOf(content), row: null, before: null, want: { taskId, content } };
    const outcome = await dispatch(saveOne(loadCommentKind, change));
    setIsSending(false);
    setFailure(errorOf(outcome) ?? null);
    if (outcome.kind !== 'saved') return;
    wishes.end(content);
    steps.add({ text: t('history.commented'), detail: content, undo: t('history.commentFinal') });
    // What was typed while it was being sent stays.
    onText((now) => (now === text ? '' : now));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void handleSend();
  }

  return (
    <>
      {failure !== null && (
        <Alert tone="danger">
          {saveFailureText(failure, (reason) => t('task.commentFailed', { reason }))}
        </Alert>
      )}
      <div className="tw-combox">
        <TextAreaField
          label={t('task.fields.comment')}
          onKeyDown={handleKeyDown}
          placeholder={t('task.commentHint')}
          value={text}
          onChange={(event) => onText(() => event.target.value)}
          error={isUnsent && !isEmpty ? t('task.errors.unsent') : undefined}
        />
        <button
          type="button"
          className="btn btn-quiet"
          aria-disabled={isEmpty || isSending}
          onClick={() => void handleSend()}
        >
          <Icon of={send} />
          {t('task.send')}
        </button>
      </div>
    </>
  );
}
