import { MarkedText } from '@/shared/ui/options/MarkedText';
import { useExpenseTypeName } from '../expenseWords';

interface TypeTagProps {
  readonly type: string;
  /** The words that are searched for, which are marked. */
  readonly typed: string;
}

/** The type of an expense. An unknown one may be of any length, so it is truncated to its column. */
export function TypeTag({ type, typed }: TypeTagProps) {
  const name = useExpenseTypeName()(type);
  return (
    <span className="tw-tag within" title={name}>
      <span className="ellipsis">
        <MarkedText text={name} typed={typed} />
      </span>
    </span>
  );
}
