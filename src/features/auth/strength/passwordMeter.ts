import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { dictionary as german } from '@zxcvbn-ts/language-de';
import { env } from '@/shared/env';

/** Texts such as a mail or a company's name, and each of their words. */
const wordsOf = (texts: readonly string[]) =>
  texts
    .map((text) => text.toLowerCase())
    .flatMap((text) => [text].concat(text.split(/[^\p{L}\p{N}]+/u)))
    .filter(({ length }) => length > 2);

const meter = new ZxcvbnFactory({
  dictionary: { ...dictionary, ...german, names: wordsOf(['Tagwerk', env.company.name]) },
  graphs: adjacencyGraphs,
});

/** From guessed at once (0) to practically unguessable (4). */
export type Strength = 0 | 1 | 2 | 3 | 4;

/**
 * How hard a password is to guess according to zxcvbn: lists of common passwords, German words and
 * names, keyboard patterns, dates.
 *
 * @param known other values of the form, such as the mail, which an attacker would try first
 */
export function strengthOf(password: string, known: readonly string[]): Strength {
  return meter.check(password, wordsOf(known)).score;
}
