import { useTranslation } from 'react-i18next';
import { type KeyboardEvent, useState } from 'react';
import send from 'bootstrap-icons/icons/send.svg?icon';
import type { Task, TaskComment } from '@/domain/planner/kanban';
import { localDay } from '@/domain/time/period';
import { type ReadableRows, hasNoRows } from '@/shared/api/readableRows';
import { useSaveFailureText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { UnreadableRows } from '@/shared/lists/UnreadableRows';
import { type QueryState, QueryView } from '@/shared/ui/messages/QueryView';
import { PersonAvatar } from '@/shared/ui/people/PersonAvatar';
import type { Id } from '@/domain/id';
import { errorOf, newKey } from '@/shared/outbox/change';
import { saveOne } from '@/shared/outbox/save';
import type { Wish } from '@/shared/outbox/useWish';
import { useAppDispatch } from '@/shared/store/hooks';
import { Alert } from '@/shared/ui/messages/Alert';
import { Button } from '@/shared/ui/buttons/Button';
import { TextAreaField } from '@/shared/ui/fields/TextAreaField';
import { useSteps } from '@/shared/undo/useSteps';
import { useToday } from '@/shared/ui/timing/useClock';
import { useListCommentsQuery } from '../api/commentsApi';
import { loadCommentKind } from '../api/kinds';
import classes from './taskComments.module.scss';
import type { NewComment } from './taskDraft';

interface TaskCommentsProps {
  readonly task: Task;
  readonly comment: NewComment;
  readonly onComment: (change: (comment: NewComment) => NewComment) => void;
  /** Called with a comment that was sent, also after the dialog has gone. */
  readonly onSent: (sent: string) => void;
  /** The wish of the task's form, whose draft keeps the comment. */
  readonly wish: Wish;
  /** The user tried to save the task before sending the comment. */
  readonly isUnsent: boolean;
}

/** The comments of a task, and the box for a new one. */
export function TaskComments({ task: { id }, ...box }: TaskCommentsProps) {
  const { t } = useTranslation('planner');
  const query = useListCommentsQuery(String(id));
  return (
    <section>
      <h3 className={classes.heading}>
        {t('task.comments')} <span className="left-6 text-faint weight-480">{query.data?.rows.length}</span>
      </h3>
      <CommentBox taskId={id} {...box} />
      <CommentList query={query} />
    </section>
  );
}

/** Formats when a comment was written: the time alone for today. */
function useTimeText() {
  const { t } = useTranslation('planner');
  const formats = useFormats();
  const today = useToday();
  return (writtenAt: number) => {
    const moment = new Date(writtenAt);
    const day = localDay(moment);
    return `${day === today ? t('today') : formats.date(day)}, ${formats.clock(moment)}`;
  };
}

/** The comments of a task, newest first, rendered as plain text. */
function CommentList({ query }: { readonly query: QueryState<ReadableRows<TaskComment>> }) {
  const { t } = useTranslation('planner');
  const timeText = useTimeText();
  return (
    <QueryView
      query={query}
      skeleton={<p className="skeleton" />}
      isEmpty={hasNoRows}
      empty={<p className="text-faint text-small">{t('task.noComments')}</p>}
      failedTitle={t('task.commentsFailed')}
    >
      {({ rows, unreadable }) => (
        <>
          <UnreadableRows rows={unreadable} />
          <ul className="above-12" aria-label={t('task.newestFirst')}>
            {rows.map(({ id, author, content, writtenAt }) => (
              <li key={id} className="line-between as-flex gap-12 pads-12">
                <PersonAvatar
                  guid={author.guid}
                  name={author.name}
                  photo={author.guid === '' ? '' : undefined}
                  size={32}
                />
                <div className="fills">
                  <p>
                    <b className="text-strong">{author.name || t('task.unknownAuthor')}</b>{' '}
                    {writtenAt !== null && (
                      <time
                        className="text-faint text-small figures"
                        dateTime={new Date(writtenAt).toISOString()}
                      >
                        {timeText(writtenAt)}
                      </time>
                    )}
                  </p>
                  <p className={classes.text}>{content}</p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryView>
  );
}

interface CommentBoxProps extends Omit<TaskCommentsProps, 'task'> {
  readonly taskId: Id;
}

/** The comment box: sends a comment that is not empty, and keeps the text until it is saved. */
function CommentBox({ taskId, comment, onComment, onSent, wish, isUnsent }: CommentBoxProps) {
  const { t } = useTranslation('planner');
  const saveFailureText = useSaveFailureText();
  const dispatch = useAppDispatch();
  const [isSending, setIsSending] = useState(false);
  const steps = useSteps();
  const [failure, setFailure] = useState<unknown>(null);
  const { text, isInDoubt } = comment;
  const isEmpty = text.trim() === '';

  async function handleSend() {
    if (isEmpty || isSending) return;
    const content = text.trim();
    setIsSending(true);
    // A changed text is a new wish, because comments cannot be edited.
    const key = wish.of(`${comment.key}/${content}`);
    const change = { key, row: null, before: null, want: { taskId, content } };
    const outcome = await dispatch(saveOne(loadCommentKind, change, { hasDraft: true }));
    setIsSending(false);
    setFailure(errorOf(outcome) ?? null);
    if (outcome.kind !== 'saved') return;
    steps.add({ text: t('history.commented'), detail: content, undo: t('history.commentFinal') });
    // Text typed during sending stays.
    onComment((now) => ({ text: now.text === text ? '' : now.text, key: newKey(), isInDoubt: false }));
    onSent(content);
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
      {isInDoubt && !isEmpty && <Alert tone="warning">{t('task.commentInDoubt')}</Alert>}
      <div className={classes.box}>
        <div className={classes.field}>
          <TextAreaField
            label={t('task.fields.comment')}
            onKeyDown={handleKeyDown}
            placeholder={t('task.commentHint')}
            value={text}
            onChange={({ target }) => onComment((now) => ({ ...now, text: target.value }))}
            error={isUnsent && !isEmpty ? t('task.errors.unsent') : undefined}
          />
        </div>
        <Button
          icon={send}
          label={t('task.send')}
          aria-disabled={isEmpty || isSending}
          onClick={() => void handleSend()}
        />
      </div>
    </>
  );
}
