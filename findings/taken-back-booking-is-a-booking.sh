#!/usr/bin/env bash
# iso20022.js 0.0.15 reads each entry of a camt.053 statement as no reversal, also one with RvslInd true, so a fee that is given back is a credit like others; it takes the reference 0042 for 42.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts iso20022.js@0.0.15 > npm.txt
cat > look.mjs <<'JS'
import { CashManagementEndOfDayReport } from 'iso20022.js';

const account = '<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy><Svcr><FinInstnId><BIC>COBADEFFXXX</BIC></FinInstnId></Svcr></Acct>';
const code = '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>';
const day = '<BookgDt><Dt>2026-11-18</Dt></BookgDt><ValDt><Dt>2026-11-18</Dt></ValDt>';
const entry = (kind, reversal, reference) =>
  `<Ntry><Amt Ccy="EUR">12.50</Amt><CdtDbtInd>${kind}</CdtDbtInd>${reversal}<Sts>BOOK</Sts>${day}<AcctSvcrRef>${reference}</AcctSvcrRef>${code}</Ntry>`;
const entries = [
  entry('DBIT', '', 'A41'),
  entry('CRDT', '<RvslInd>true</RvslInd>', '0042'),
  entry('CRDT', '<RvslInd>false</RvslInd>', 'A43'),
].join('');
const report = CashManagementEndOfDayReport.fromXML(
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-19T06:00:00Z</CreDtTm></GrpHdr><Stmt><Id>S1</Id><ElctrncSeqNb>1</ElctrncSeqNb><CreDtTm>2026-11-19T06:00:00Z</CreDtTm>${account}${entries}</Stmt></BkToCstmrStmt></Document>`,
);
const seen = report.entries.map(({ creditDebitIndicator, reversal, accountServicerReferenceId }) => {
  const row = [creditDebitIndicator, `reversal ${reversal}`, JSON.stringify(accountServicerReferenceId)].join(', ');
  console.log(`iso20022.js 0.0.15: ${row}`);
  return row;
});
console.log('Guess: false, true and false, and "0042": RvslInd says whether an entry reverses another, and AcctSvcrRef is a text (ISO 20022, camt.053.001.02).');
console.log('Behaviour: the value is read as a boolean and compared with the word "true", which it never is; texts of digits become numbers.');
const wanted = ['debit, reversal false, "A41"', 'credit, reversal false, 42', 'credit, reversal false, "A43"'];
process.exit(seen.join('|') === wanted.join('|') ? 0 : 1);
JS
TZ=UTC node look.mjs
