/** A day that is one press away. */
export interface Shortcut {
  readonly label: string;
  readonly onPress: () => void;
}

/** Keys in the field do the same, so that these have no tab stop. */
export function DateShortcuts({ of }: { readonly of: readonly Shortcut[] }) {
  return (
    <div className="tw-under">
      {of.map(({ label, onPress }) => (
        <button key={label} type="button" tabIndex={-1} onClick={onPress}>
          {label}
        </button>
      ))}
    </div>
  );
}
