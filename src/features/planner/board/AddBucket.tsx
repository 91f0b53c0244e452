import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Board, type Bucket, stageOfNewBucket } from '@/domain/planner/kanban';
import { useSavedStep } from '@/shared/outbox/useSavedStep';
import { useWish } from '@/shared/outbox/useWish';
import { loadBucketKind } from '../api/kinds';
import classes from './addBucket.module.scss';
import { NameInput } from './InlineName';
import { SlotButton } from './TaskSlot';
import { useButtonFocus } from '../focus';

interface AddBucketProps {
  readonly board: Board;
  readonly buckets: readonly Bucket[];
}

/** The column at the end that adds a bucket. */
export function AddBucket({ board, buckets }: AddBucketProps) {
  const { t } = useTranslation('planner');
  const wish = useWish();
  const add = useSavedStep(loadBucketKind);
  const [text, setText] = useState<string | null>(null);
  const button = useButtonFocus(text !== null);

  async function save(name: string) {
    const want = { boardId: board.id, name, stage: stageOfNewBucket(buckets) };
    const change = { key: wish.key, row: null, before: null, want };
    const error = await add(change, { text: t('history.bucketAdded'), detail: name });
    if (error !== undefined) return error;
    wish.renew();
    // What was typed while it was saved stays, for the next bucket.
    setText((now) => (now?.trim() === name ? null : now));
    return undefined;
  }

  return (
    <section className={classes.column} aria-label={t('board.addBucket')}>
      {buckets.length === 0 && (
        <div className={classes.hint}>
          <h2 className="below-4 text-14 weight-580">{t('board.empty.title')}</h2>
          <p className="text-secondary">{t('board.empty.text')}</p>
        </div>
      )}
      {text === null ? (
        <SlotButton ref={button} onClick={() => setText('')}>
          {t('board.addBucket')}
        </SlotButton>
      ) : (
        <NameInput
          label={t('board.bucketName')}
          text={text}
          onText={setText}
          onCancel={() => setText(null)}
          onSave={save}
        />
      )}
    </section>
  );
}
