import classes from './keyHints.module.scss';

interface KeyHintsProps {
  readonly label: string;
  readonly hints: readonly { readonly key: string; readonly does: string }[];
}

/** Keys and what they do, below the place where they work, for users who are new to it. */
export function KeyHints({ label, hints }: KeyHintsProps) {
  return (
    <ul className={classes.keys} aria-label={label}>
      {hints.map(({ key, does }) => (
        <li key={key}>
          <kbd className="tw-key-cap">{key}</kbd> {does}
        </li>
      ))}
    </ul>
  );
}
