#!/usr/bin/env bash
# node-ofx-parser 0.5.1 reads the text “Taxi &amp; Co” of a bank statement as “Taxi &amp;amp;amp; Co”, and writes it so, too; ofx-js 1.1.1 reads “Taxi & Co”.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts node-ofx-parser@0.5.1 ofx-js@1.1.1 > npm.txt
cat > look.mjs <<'JS'
import { parse as parseOther } from 'ofx-js';
import { parse, serialize } from 'node-ofx-parser';

const statement = (name) => `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX>
<BANKMSGSRSV1>
<STMTTRNRS>
<TRNUID>1
<STMTRS>
<CURDEF>EUR
<BANKTRANLIST>
<DTSTART>20261101
<DTEND>20261130
<STMTTRN>
<TRNTYPE>DEBIT
<DTPOSTED>20261118
<TRNAMT>-12.50
<FITID>00123
<NAME>${name}
</STMTTRN>
</BANKTRANLIST>
</STMTRS>
</STMTTRNRS>
</BANKMSGSRSV1>
</OFX>
`;
const nameIn = ({ OFX }) => OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS.BANKTRANLIST.STMTTRN.NAME;
const seen = [];
for (const name of ['Taxi &amp; Co', 'Fee &lt; 5 EUR']) {
  const read = parse(statement(name));
  const written = serialize(read.header, { OFX: read.OFX }).match(/<NAME>(.*)/u)[1];
  const row = [nameIn(read), written, nameIn(await parseOther(statement(name)))];
  console.log(`${name}: node-ofx-parser 0.5.1 reads ${row[0]} and writes ${row[1]}; ofx-js 1.1.1 reads ${row[2]}`);
  seen.push(row.join('|'));
}
console.log('Guess: Taxi & Co and Fee < 5 EUR; &amp;, &lt; and &gt; stand for those characters in OFX 1.x (its chapter on special characters), and are written so again.');
console.log('Behaviour: the & of each is escaped two times more, and none of the three is taken back.');
const wanted = ['Taxi &amp;amp;amp; Co|Taxi &amp;amp;amp; Co|Taxi & Co', 'Fee &amp;amp;lt; 5 EUR|Fee &amp;amp;lt; 5 EUR|Fee < 5 EUR'];
process.exit(seen.join() === wanted.join() ? 0 : 1);
JS
TZ=UTC node look.mjs
