import { useExpenseTypeName } from '../useExpenseTypeName';

/** The type of an expense. One that nobody knows may be of any length: it ends with its column. */
export function TypeTag({ type }: { readonly type: string }) {
  const name = useExpenseTypeName()(type);
  return (
    <span className="tw-tag tw-type" title={name}>
      <span className="ell">{name}</span>
    </span>
  );
}
