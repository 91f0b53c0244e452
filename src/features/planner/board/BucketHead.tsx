import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bucketTitle } from '@/domain/planner/bucketLimit';
import type { Board, BoardColumn, Bucket } from '@/domain/planner/kanban';
import { useErrorText } from '@/shared/api/useErrorText';
import { errorNotice } from '@/shared/notices/noticesSlice';
import { errorOf, newKey } from '@/shared/outbox/change';
import { saveOne, saveOpposite } from '@/shared/outbox/save';
import { useAppDispatch } from '@/shared/store/hooks';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { useSteps } from '@/shared/undo/useSteps';
import type { BucketContent } from '../api/bucketKind';
import { loadBucketKind } from '../api/kinds';
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
  const dispatch = useAppDispatch();
  const steps = useSteps();
  const title = bucketTitle(bucket);

  async function handleRename(name: string): Promise<unknown> {
    const row = bucket.id;
    const before = contentOf({ board, bucket });
    const want = { ...before, name };
    const outcome = await dispatch(saveOne(loadBucketKind, { row, before, want }));
    if (outcome.kind !== 'saved') return errorOf(outcome);
    steps.add({
      text: t('history.bucketRenamed'),
      detail: name,
      undo: async () => dispatch(saveOpposite(loadBucketKind, { row, before: want, want: before })),
    });
    return undefined;
  }

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
  const steps = useSteps();
  const name = bucketTitle(bucket);

  async function handleDelete() {
    const before = contentOf({ board, bucket });
    setIsDeleting(true);
    const outcome = await dispatch(saveOne(loadBucketKind, { row: bucket.id, before, want: null }));
    setIsDeleting(false);
    if (outcome.kind !== 'saved') {
      dispatch(errorNotice(t('board.deleteBucketFailed', { name, reason: errorText(errorOf(outcome)) })));
      return;
    }
    // The key is shared by all attempts to undo, so that a retry after a failure creates only one bucket.
    const key = newKey();
    steps.add({
      text: t('history.bucketDeleted'),
      detail: name,
      undo: async () =>
        dispatch(saveOpposite(loadBucketKind, { key, row: null, before: null, want: before })),
    });
  }

  return (
    <IconButton
      className="push-right"
      icon={trash}
      tone="danger"
      label={t('board.deleteBucket')}
      about={name}
      disabled={isDeleting}
      onClick={() => void handleDelete()}
    />
  );
}
