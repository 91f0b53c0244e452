#!/usr/bin/env bash
# n2words 4.0.0, num-words-de 1.1.0 and rosaenlg-n2words 3.3.0 write 101000 as “einhunderteinstausend”, to-words 5.7.0 one euro as “Eins Euro”; the rules of CLDR 48.2 have “ein” there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts n2words@4.0.0 num-words-de@1.1.0 rosaenlg-n2words@3.3.0 to-words@5.7.0 cldr-rbnf@48.2.0 > npm.txt
cat > look.mjs <<'JS'
import { createRequire } from 'node:module';
import { toCardinal, toCurrency } from 'n2words/de-DE';
import numWordsDe from 'num-words-de';
import rosaenlg from 'rosaenlg-n2words';
import { ToWords } from 'to-words';

const { SpelloutRules } = createRequire(import.meta.url)('cldr-rbnf/rbnf/de.json').rbnf.rbnf;
const SOFT_HYPHEN = '\u00AD';
/** The rule of CLDR for a number: `←x←` is the number before the word by the rules x, `→→` the rest. */
const ruleOf = (rules, number) => SpelloutRules[rules].find(([base]) => base === number)[1].replaceAll(SOFT_HYPHEN, '');
const toWords = new ToWords({ localeCode: 'de-DE' });

const thousands = [toCardinal(101_000), numWordsDe.numToWord(101_000), rosaenlg(101_000, { lang: 'de' })];
const euros = [toCurrency(101_000, { currency: 'EUR' }), toWords.convert(1, { currency: true })];
const rules = [ruleOf('%spellout-numbering', '1000'), ruleOf('%spellout-cardinal-masculine', '1')];
console.log(`n2words 4.0.0: ${thousands[0]}; num-words-de 1.1.0: ${thousands[1]}; rosaenlg-n2words 3.3.0: ${thousands[2]}`);
console.log(`as an amount: n2words ${euros[0]}; to-words 5.7.0 ${euros[1]}`);
console.log(`CLDR 48.2: thousands are “${rules[0]}”, one is “${rules[1]}” there`);
console.log('Guess: einhunderteintausend and ein Euro, as einhundert and einundzwanzig: only a one at the end is eins.');
console.log('Behaviour: a one at the end of a part of the number keeps its s; one before hundert and Million does not.');
const isAsSeen =
  thousands.join().toLowerCase() === 'einhunderteinstausend,einhunderteinstausend,einhunderteinstausend' &&
  euros.join() === 'einhunderteinstausend Euro,Eins Euro' &&
  rules.join(' ') === '←%spellout-cardinal-masculine←tausend[→→]; ein;' &&
  toCardinal(21_000) === 'einundzwanzigtausend';
process.exit(isAsSeen ? 0 : 1);
JS
TZ=UTC node look.mjs
