import plus from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Board, type Bucket, stageOfNewBucket } from '@/domain/planner/kanban';
import { Icon } from '@/shared/ui/Icon';
import { errorOf } from '@/shared/outbox/change';
import { saveOpposite } from '@/shared/outbox/save';
import { useCreation } from '@/shared/outbox/useCreation';
import { useAppDispatch } from '@/shared/store/hooks';
import { useSteps } from '@/shared/undo/useSteps';
import { loadBucketKind } from '../api/kinds';
import { NameInput } from './InlineName';
import { useButtonFocus } from './useButtonFocus';

interface AddBucketProps {
  readonly board: Board;
  readonly buckets: readonly Bucket[];
}

/** The column at the end that adds a bucket. */
export function AddBucket({ board, buckets }: AddBucketProps) {
  const { t } = useTranslation('planner');
  const { create } = useCreation(loadBucketKind);
  const dispatch = useAppDispatch();
  const steps = useSteps();
  const [text, setText] = useState<string | null>(null);
  const button = useButtonFocus(text !== null);

  async function save(name: string) {
    const want = { boardId: board.id, name, stage: stageOfNewBucket(buckets) };
    const outcome = await create(want);
    if (outcome.kind !== 'saved') return errorOf(outcome);
    setText(null);
    steps.add({
      text: t('history.bucketAdded'),
      detail: name,
      undo: async () => dispatch(saveOpposite(loadBucketKind, { row: outcome.id, before: want, want: null })),
    });
    return undefined;
  }

  return (
    <section className="tw-col is-new" aria-label={t('board.addBucket')}>
      {buckets.length === 0 && (
        <div className="first">
          <h2>{t('board.empty.title')}</h2>
          <p>{t('board.empty.text')}</p>
        </div>
      )}
      {text === null ? (
        <button ref={button} type="button" className="tw-slot" onClick={() => setText('')}>
          <Icon of={plus} />
          {t('board.addBucket')}
        </button>
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
