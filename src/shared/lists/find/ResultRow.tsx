import type { ReactNode } from 'react';

interface ResultRowProps {
  /** How many columns the table has. */
  readonly columns: number;
  /** Nothing is shown without one. */
  readonly line: ReactNode;
}

/** The line that says what was found, as the first row of a table. */
export function ResultRow({ columns, line }: ResultRowProps) {
  if (!line) return null;
  return (
    <tr>
      <td colSpan={columns}>{line}</td>
    </tr>
  );
}
