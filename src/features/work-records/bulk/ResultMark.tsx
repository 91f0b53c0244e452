import { clsx } from 'clsx';
import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import clock from 'bootstrap-icons/icons/clock.svg?icon';
import exclamation from 'bootstrap-icons/icons/exclamation-circle.svg?icon';
import question from 'bootstrap-icons/icons/question-circle.svg?icon';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { RecordResult } from './useBulk';
import classes from './resultMark.module.scss';

const icons = {
  waiting: clock,
  sending: clock,
  unsent: clock,
  done: check,
  failed: exclamation,
  unknown: question,
};

interface ResultMarkProps {
  readonly of: RecordResult;
  readonly className?: string | undefined;
}

/** The outcome of a record's call, shown in its row. */
export function ResultMark({ of: { kind, text }, className }: ResultMarkProps) {
  const isFailed = kind === 'failed' || kind === 'unknown';
  return (
    <span
      className={clsx(
        classes.result,
        kind === 'done' && classes.isDone,
        isFailed && 'text-danger',
        className,
      )}
    >
      <Icon of={icons[kind]} />
      {text}
    </span>
  );
}
