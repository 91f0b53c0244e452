import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** From guessed at once (0) to out of reach (4). */
export type Strength = 0 | 1 | 2 | 3 | 4;

/**
 * How hard a password is to guess, by zxcvbn: lists of common passwords, keyboard patterns, dates.
 *
 * @param known what stands beside it, such as the mail: whoever guesses tries that first
 */
export function strengthOf(password: string, known: readonly string[]): Strength {
  return meter.check(password, [...known]).score;
}
