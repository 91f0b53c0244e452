import { clsx } from 'clsx';
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyProgress } from '@/domain/planner/boardCopy';
import { PERSONAL_CLASS } from '@/domain/planner/kanban';
import { useErrorText } from '@/shared/api/useErrorText';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { useAppDispatch } from '@/shared/store/hooks';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import card from '../boardCard.module.scss';
import { BoardCardHead } from '../BoardCardHead';
import classes from './copyCards.module.scss';
import type { KeptCopy } from './keptCopies';
import { discardCopy } from './removeCopy';
import { noteCutOff } from './runCopy';
import { useBoardCopies } from './useBoardCopies';

/** The copies of boards that are under way, and those that were interrupted, as cards of the hub's list. */
export function CopyCards({ copies }: { readonly copies: readonly KeptCopy[] }) {
  return copies.map((copy) => <CopyCard key={copy.key} copy={copy} />);
}

function CopyCard({ copy }: { readonly copy: KeptCopy }) {
  const { t } = useTranslation('planner');
  const dispatch = useAppDispatch();
  const { done, total } = copyProgress(copy);
  const { key, isRunning } = copy;

  useEffect(() => {
    if (isRunning) void dispatch(noteCutOff(key));
  }, [dispatch, key, isRunning]);

  return (
    <li className={clsx('tw-card', card.card, classes.copy)}>
      <BoardCardHead boardClass={PERSONAL_CLASS}>{copy.title}</BoardCardHead>
      <div
        className="tw-parts mt-auto"
        role="progressbar"
        aria-label={t('copy.progress', { title: copy.title })}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
      >
        {Array.from({ length: total }, (_, at) => (
          <i key={at} className={at < done ? 'done' : undefined} />
        ))}
      </div>
      {isRunning ? (
        <p className="as-flex gap-6 text-secondary text-small figures">
          {t('copy.running', { done, total })}
        </p>
      ) : (
        <Interrupted copy={copy} done={done} total={total} />
      )}
    </li>
  );
}

interface InterruptedProps {
  readonly copy: KeptCopy;
  readonly done: number;
  readonly total: number;
}

/** Says where a copy stopped and why, and offers to continue or to discard it. */
function Interrupted({ copy, done, total }: InterruptedProps) {
  const { t } = useTranslation('planner');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const copies = useBoardCopies();
  const [isAsking, setIsAsking] = useState(false);
  const { title, error } = copy;
  return (
    <>
      <p className="as-flex gap-6 text-warning text-small figures">
        <Icon of={warning} className="above-3" />
        <span>
          {error === null
            ? t('copy.interrupted', { done, total })
            : t('copy.interruptedBy', { done, total, reason: errorText(error) })}
        </span>
      </p>
      <div className="as-flex wrap gap-4">
        <Button
          size="sm"
          label={t('copy.continue')}
          aria-label={t('copy.continueOf', { title })}
          onClick={() => copies.goOn(copy)}
        />
        <Button
          look="ghost"
          size="sm"
          label={t('copy.discard')}
          aria-label={t('copy.discardOf', { title })}
          onClick={() => setIsAsking(true)}
        />
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('copy.discardTitle')}
          confirmLabel={t('copy.discard')}
          isDangerous
          act={async () => dispatch(discardCopy(copy))}
          describeFailure={(reason) => t('board.deleteFailed', { reason })}
          onDone={() => setIsAsking(false)}
          onClose={() => setIsAsking(false)}
          text={t('copy.discardText', { title })}
        />
      )}
    </>
  );
}
