/** The variables by which components tell their styles a number or a colour. */
export type StyleVariable =
  | `--${'h' | 't' | 's' | 'x' | 'y' | 'at' | 'left' | 'part' | 'size' | 'notch' | 'colour' | 'done'}`
  | `--${'columns' | 'hour' | 'lines' | 'pages' | 'weeks' | 'day' | 'hours' | 'worked' | 'credit' | 'target'}`
  | `--${'total' | 'taken' | 'planned' | 'total-scale-factor'}`;

declare module 'react' {
  interface CSSProperties extends Partial<Record<StyleVariable, string | number>> {}
}
