import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import clock from 'bootstrap-icons/icons/clock.svg?icon';
import exclamation from 'bootstrap-icons/icons/exclamation-circle.svg?icon';
import question from 'bootstrap-icons/icons/question-circle.svg?icon';
import { Icon } from '@/shared/ui/Icon';
import '../hints.scss';
import type { RecordResult } from './useBulk';

const icons = {
  waiting: clock,
  sending: clock,
  unsent: clock,
  done: check,
  failed: exclamation,
  unknown: question,
};

/** The outcome of a record's call, shown in its row. */
export function ResultMark({ of: { kind, text } }: { readonly of: RecordResult }) {
  return (
    <span className={`tw-result ${kind}`}>
      <Icon of={icons[kind]} />
      {text}
    </span>
  );
}
