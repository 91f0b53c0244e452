import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bucketTitle } from '@/domain/planner/bucketLimit';
import type { Board, BoardColumn, Bucket } from '@/domain/planner/kanban';
import { useErrorText } from '@/shared/api/useErrorText';
import { errorNotice } from '@/shared/notices/noticesSlice';
import { useSavedStep } from '@/shared/outbox/useSavedStep';
import { useAppDispatch } from '@/shared/store/hooks';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import type { BucketContent } from '../api/boardsApi';
import { loadBucketKind } from '../api/kinds';
import { focusAfterRemoval } from '../focus';
import { BucketCount } from '../BucketCount';
import classes from './bucketHead.module.scss';
import { InlineName } from './InlineName';

interface BucketHeadProps {
  readonly board: Board;
  readonly name: string;
  readonly column: BoardColumn;
  readonly isSearched: boolean;
}

/** The head of a column: its name, how many tasks it shows, its limit, and Delete once it has no tasks. */
export function BucketHead({ board, name, column, isSearched }: BucketHeadProps) {
  const { bucket, isEmpty } = column;
  return (
    <header className={classes.head}>
      <h2 className={classes.name}>{bucket ? <BucketName board={board} bucket={bucket} /> : name}</h2>
      <BucketCount column={column} isSearched={isSearched} />
      {bucket && isEmpty && <DeleteBucket board={board} bucket={bucket} />}
    </header>
  );
}

interface OfBucket {
  readonly board: Board;
  readonly bucket: Bucket;
}

/** The saved content of a bucket. */
function contentOf({ board, bucket: { name, stage } }: OfBucket): BucketContent {
  return { boardId: board.id, name, stage };
}

/** The name of a bucket without its limit; a click edits it with the limit, and says what that is. */
function BucketName({ board, bucket }: OfBucket) {
  const { t } = useTranslation('planner');
  const save = useSavedStep(loadBucketKind);
  const title = bucketTitle(bucket);
  const content = contentOf({ board, bucket });
  const handleRename = async (name: string, before: string) =>
    save(
      { row: bucket.id, before: { ...content, name: before }, want: { ...content, name } },
      { text: t('history.bucketRenamed'), detail: name },
    );

  return (
    <InlineName
      label={t('board.renameBucket', { name: title })}
      value={bucket.name}
      shown={title}
      hint={t('board.limitHint')}
      onSave={handleRename}
    />
  );
}

/** Only an empty bucket can be deleted. Nothing is lost, so no confirmation is needed. */
function DeleteBucket({ board, bucket }: OfBucket) {
  const { t } = useTranslation('planner');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const [isDeleting, setIsDeleting] = useState(false);
  const save = useSavedStep(loadBucketKind);
  const name = bucketTitle(bucket);

  async function handleDelete({ currentTarget: button }: MouseEvent<HTMLElement>) {
    if (isDeleting) return;
    const next = button.closest('section')?.nextElementSibling;
    const change = { row: bucket.id, before: contentOf({ board, bucket }), want: null };
    setIsDeleting(true);
    const error = await save(change, { text: t('history.bucketDeleted'), detail: name });
    setIsDeleting(false);
    if (error === undefined) focusAfterRemoval(button, next?.querySelector('button'));
    else dispatch(errorNotice(t('board.deleteBucketFailed', { name, reason: errorText(error) })));
  }

  return (
    <IconButton
      className="push-right"
      icon={trash}
      tone="danger"
      label={t('board.deleteBucket')}
      about={name}
      aria-disabled={isDeleting}
      onClick={(event) => void handleDelete(event)}
    />
  );
}
