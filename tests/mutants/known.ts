/** A mutant that no test can or has to find. */
export interface KnownMutant {
  /** The file, below `src`. */
  readonly file: string;
  /** The line that is changed, without the spaces around it. */
  readonly line: string;
  /** What Stryker puts in the place of a part of the line. */
  readonly becomes: string;
  readonly reason: string;
}

/** The mutants that may survive, each with its reason. `npm run test:mutants` says which of them no longer do. */
export const knownMutants: readonly KnownMutant[] = [];
