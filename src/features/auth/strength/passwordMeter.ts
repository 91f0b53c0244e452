import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** From guessed at once (0) to practically unguessable (4). */
export type Strength = 0 | 1 | 2 | 3 | 4;

/**
 * How hard a password is to guess according to zxcvbn: lists of common passwords, keyboard patterns, dates.
 *
 * @param known other values of the form, such as the mail, which an attacker would try first
 */
export function strengthOf(password: string, known: readonly string[]): Strength {
  return meter.check(password, [...known]).score;
}
