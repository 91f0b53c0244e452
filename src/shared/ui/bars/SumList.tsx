import classes from './sumList.module.scss';

interface SumListProps {
  readonly sum: string;
  /** Of how many it is. */
  readonly note: string;
  /** What it consists of; a phone has room for the sum only. */
  readonly parts: readonly (readonly [label: string, value: string])[];
}

/** A large sum beside what it was made from, and its parts below it. */
export function SumList({ sum, note, parts }: SumListProps) {
  return (
    <>
      <p className="large-sum figures weight-580">
        {sum} <small>{note}</small>
      </p>
      <dl className={classes.parts}>
        {parts.map(([label, value], at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two parts may have the same name
          <div key={at} className="split">
            <dt className="text-secondary weight-420">{label}</dt>
            <dd className="figures one-line weight-540">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
