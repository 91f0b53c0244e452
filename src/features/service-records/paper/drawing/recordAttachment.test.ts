import { PDFDocument } from '@cantoo/pdf-lib';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { type ServiceRecordPaper, RECORD_DATA_FILE } from '@/domain/service-records/serviceRecord';
import { bytesOfDataUrl } from '@/shared/files/dataUrl';
import { fingerprintOf, sha256 } from '@/shared/pdf/fingerprint';
import { attachedTo, readPdf, textOf } from '@/shared/pdf/testing/readPdf';
import { bothSigned, drawn, kessler, paperOf } from '../testing/records';

const sealed = v.looseObject({
  signatures: v.array(v.looseObject({ image: v.string() })),
  fingerprint: v.string(),
  createdAt: v.string(),
});

async function dataIn(paper: ServiceRecordPaper) {
  const { bytes, fingerprint } = await drawn(paper);
  const file = await attachedTo(bytes, RECORD_DATA_FILE);
  return { ...file, bytes, printed: fingerprint, data: v.parse(sealed, JSON.parse(file.text)) };
}

test('a record carries its rows, sums and signatures, with the fingerprint of the worked example (R-19.51)', async () => {
  const { bytes, data, description, printed, text } = await dataIn(
    paperOf(kessler, {}, { signatures: bothSigned }),
  );
  expect(description).toBe('Zeilen und Summen dieses Leistungsnachweises');
  expect(data).toMatchObject({
    ...paperOf(kessler).data,
    sums: { hours: 45, travel: 3 },
    createdAt: '2026-11-20T14:44:00Z',
    fingerprint: expect.stringMatching(/^d1ff8c1db588/u),
  });
  const [ours] = bothSigned;
  const image = await sha256(bytesOfDataUrl(ours?.image ?? '') ?? new Uint8Array());
  expect(data.signatures[0]).toEqual({ ...ours, image });
  expect(data.signatures).toHaveLength(2);
  expect(data.fingerprint).toBe(printed);
  expect(textOf((await readPdf(bytes)).pages[0])).toContain('JA-2026-005 · Prüfsumme d1ff 8c1d b588');

  const [file, ...others] = (await PDFDocument.load(bytes)).getAttachments();
  expect(others).toEqual([]);
  expect(file).toMatchObject({
    name: RECORD_DATA_FILE,
    mimeType: 'application/json',
    afRelationship: 'Data',
  });
  expect(new TextDecoder().decode(file?.data)).toBe(text);
});

test('a signed record and the same one unsigned have one fingerprint, whatever it looks like (R-19.51)', async () => {
  const { data, description } = await dataIn(paperOf(kessler));
  const { signatures, createdAt: _, fingerprint, ...rest } = data;
  expect(signatures).toEqual([]);
  expect(await fingerprintOf(rest)).toBe(fingerprint);
  const signed = await dataIn(paperOf(kessler, { order: 'date', columns: [] }, { signatures: bothSigned }));
  expect(signed.data.fingerprint).toBe(fingerprint);
  const english = await dataIn(paperOf(kessler, { language: 'en' }));
  expect(english.data.fingerprint).not.toBe(fingerprint);
  expect([description, english.description]).toEqual([
    'Zeilen und Summen dieses Leistungsnachweises',
    'Rows and sums of this service record',
  ]);
});

test('without HTTPS a record is drawn without data and fingerprint (R-19.51)', async () => {
  vi.stubGlobal('crypto', {});
  const { bytes, fingerprint } = await drawn(paperOf(kessler));
  vi.unstubAllGlobals();
  expect(fingerprint).toBeNull();
  expect((await PDFDocument.load(bytes)).getAttachments()).toEqual([]);
  const text = textOf((await readPdf(bytes)).pages[0]);
  expect(text).toContain('JA-2026-005');
  expect(text).not.toContain('Prüfsumme');
});
