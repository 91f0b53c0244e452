#!/usr/bin/env bash
# windows-iana 5.1.0 has no Windows zone for Europe/Kyiv, the name since 2022, only for Europe/Kiev; and no place for Kamchatka Standard Time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts windows-iana@5.1.0 > npm.txt
cat > look.mjs <<'JS'
import { findIana, findWindows } from 'windows-iana';

const places = ['Europe/Kiev', 'Europe/Kyiv', 'America/Godthab', 'America/Nuuk', 'America/Ciudad_Juarez', 'Pacific/Kanton'];
const zones = ['Yukon Standard Time', 'Kamchatka Standard Time', 'Mid-Atlantic Standard Time'];
const seen = [...places.map((place) => findWindows(place).join()), ...zones.map((zone) => findIana(zone)[0] ?? '')];
[...places, ...zones].forEach((name, index) => console.log(`windows-iana 5.1.0: ${name} → ${seen[index] || 'nothing'}`));
console.log(`Node ${process.version} accepts Europe/Kyiv: ${new Intl.DateTimeFormat('en', { timeZone: 'Europe/Kyiv' }).resolvedOptions().timeZone}`);
console.log('Guess: a place renamed in the time zone database has the zone of its old name (Nuuk has), and each zone of Windows a place.');
console.log('Behaviour: an invitation made in Kyiv has no Windows zone, and two zones that Windows still lists have no place.');
const wanted = 'FLE Standard Time||Greenland Standard Time|Greenland Standard Time|||America/Whitehorse||';
process.exit(seen.join('|') === wanted ? 0 : 1);
JS
node look.mjs
