#!/usr/bin/env bash
# exifr 7.1.3 and exif-reader 2.0.3 read a photo's time without its offset (OffsetTimeOriginal), on the computer's clock and in UTC: a receipt of 0:30 in Berlin is another moment everywhere.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund sharp@0.35.5 exifr@7.1.3 exif-reader@2.0.3 > npm.txt
cat > look.mjs <<'JS'
import exifReader from 'exif-reader';
import exifr from 'exifr';
import sharp from 'sharp';

const blank = sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } });
const times = { DateTimeOriginal: '2026:11:18 00:30:00', OffsetTimeOriginal: '+01:00', OffsetTime: '+01:00' };
const photo = await blank.jpeg().withExif({ IFD2: times }).toBuffer();
const moments = async () => {
  const { DateTimeOriginal, OffsetTimeOriginal } = await exifr.parse(photo, true);
  const { exif } = await sharp(photo).metadata();
  return [DateTimeOriginal.toISOString(), exifReader(exif).Photo.DateTimeOriginal.toISOString(), OffsetTimeOriginal];
};
const seen = {};
for (const zone of ['Europe/Berlin', 'UTC', 'America/New_York']) {
  process.env.TZ = zone;
  const [byExifr, byExifReader, offset] = await moments();
  seen[zone] = [byExifr, byExifReader];
  console.log(`${zone}: exifr ${byExifr}, exif-reader ${byExifReader}; the photo says ${offset}`);
}
console.log('Guess: 2026-11-17T23:30:00.000Z everywhere, because the photo names its offset (Exif 2.31).');
console.log('Behaviour: neither uses the offset, which both read; in New York the receipt is 6 hours late, and by exif-reader’s local day a day early.');
const utc = '2026-11-18T00:30:00.000Z';
const wanted = {
  'Europe/Berlin': ['2026-11-17T23:30:00.000Z', utc],
  UTC: [utc, utc],
  'America/New_York': ['2026-11-18T05:30:00.000Z', utc],
};
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
node look.mjs
