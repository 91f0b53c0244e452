import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskComment } from '@/domain/planner/kanban';
import { localDay } from '@/domain/time/period';
import { type ReadableRows, hasNoRows } from '@/shared/api/readableRows';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { UnreadableRows } from '@/shared/lists/UnreadableRows';
import { type QueryState, QueryView } from '@/shared/ui/messages/QueryView';
import { PersonAvatar } from '@/shared/ui/people/PersonAvatar';

/** When a comment was written, in the user's words: today's by the clock alone. */
function useTimeText() {
  const { t } = useTranslation('planner');
  const formats = useFormats();
  const [today] = useState(() => localDay(new Date()));
  return (writtenAt: number) => {
    const moment = new Date(writtenAt);
    const day = localDay(moment);
    return `${day === today ? t('today') : formats.date(day)}, ${formats.clock(moment)}`;
  };
}

/** The comments of a task, newest first; what somebody wrote is text and nothing else. */
export function CommentList({ query }: { readonly query: QueryState<ReadableRows<TaskComment>> }) {
  const { t } = useTranslation('planner');
  const errorText = useErrorText();
  const timeText = useTimeText();
  return (
    <QueryView
      query={query}
      skeleton={<p className="sk" />}
      isEmpty={hasNoRows}
      empty={<p className="t3 fs13">{t('task.noComments')}</p>}
      failedTitle={t('task.commentsFailed')}
      describeError={errorText}
    >
      {({ rows, unreadable }) => (
        <>
          <UnreadableRows rows={unreadable} />
          <ul className="tw-coms" aria-label={t('task.comments')}>
            {rows.map(({ id, author, content, writtenAt }) => (
              <li key={id} className="tw-com">
                <PersonAvatar
                  guid={author.guid}
                  name={author.name}
                  photo={author.guid === '' ? '' : undefined}
                  size={32}
                />
                <div className="grow">
                  <p>
                    <b className="fw6">{author.name || t('task.unknownAuthor')}</b>{' '}
                    {writtenAt !== null && (
                      <time className="t3 fs13 num" dateTime={new Date(writtenAt).toISOString()}>
                        {timeText(writtenAt)}
                      </time>
                    )}
                  </p>
                  <p className="said">{content}</p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryView>
  );
}
