import { jsPDF } from 'jspdf';
import { expect, test } from 'vitest';
import type { MessageFromWorker } from '../reportMessages';
import { serveReport } from '../serveReport';
import { readPdf, textOf } from '@/shared/pdf/testing/readPdf';
import { fonts, wideFonts } from '@/shared/pdf/testing/fonts';
import { draw, fontsFor, inputOf, personCalled, rowWith } from '../testing/reports';
import { type PdfFonts, addTypeface, needsWide } from '@/shared/pdf/typeface';

const NAMES = [
  ['Kazakh', 'Әлия Қожаұлы Ғ Ң Ө Ү Һ'],
  ['Bashkir and Tatar', 'Ҙөлфиә Җәүдәт'],
  ['Georgian', 'გიორგი ბერიძე'],
  ['Armenian', 'Արմեն Սարգսյան'],
  ['Vietnamese', 'Nguyễn Thị Ửng'],
  ['transcribed Arabic', 'Ḥasan aṭ-Ṭaḥān Ẓ'],
  ['old Greek', 'ἀγορά'],
  ['African languages', 'Ɓala Ɗan Ƙarfe Ɛ Ɔ'],
  ['currencies', '12 ₺ ₽ ₴ ₸ ₼ ₾ ₿ ₪ ₹ ₩ ₦ ₱ ₫'],
] as const;

test.each(NAMES)('prints %s in the table and the head (R-8.58)', async (_script, name) => {
  const { bytes, flaws } = await draw([rowWith({ customer: name })], { person: personCalled(name) });
  const text = textOf((await readPdf(bytes)).pages[0]);
  expect(text.split(name)).toHaveLength(3);
  expect(flaws).toEqual([]);
});

test.each([
  ['Hebrew', 'שלום'],
  ['Arabic', 'محمد'],
  ['Thai', 'สมชาย'],
  ['Devanagari', 'हिन्दी'],
  ['Chinese', '你好'],
  ['Korean', '안녕'],
])('names the letters of %s instead of printing them wrongly (R-8.58)', async (_script, name) => {
  const { flaws } = await draw([rowWith({ customer: `${name} ₺` })]);
  expect(flaws).toEqual([{ kind: 'letters', words: [name] }]);
});

test('whole words are named once, without what stands around them (R-8.51)', async () => {
  const { flaws } = await draw([
    rowWith({ customer: '(東京), Łódź', activity: 'Besuch „東京“ bei Ms.李 ✓' }),
    rowWith({ customer: '東京' }),
  ]);
  expect(flaws).toEqual([{ kind: 'letters', words: ['東京', 'Ms.李', '✓'] }]);
});

/** Answers the worker's outcome for a row whose fonts can only be fetched in part. */
async function servedWith(customer: string, isThere: (isWide: boolean) => boolean) {
  return new Promise<MessageFromWorker>((resolve) => {
    const take = serveReport(
      (message) => message.kind !== 'progress' && resolve(message),
      (isWide) =>
        isThere(isWide) ? Promise.resolve(isWide ? wideFonts : fonts) : Promise.reject(new Error('offline')),
    );
    take({ kind: 'draw', input: inputOf([rowWith({ customer })]) });
  });
}

test('a font that cannot be fetched is replaced by the other, and what that lacks is named (R-8.60)', async () => {
  expect(await servedWith('Қожа 東京', (isWide) => !isWide)).toMatchObject({
    kind: 'done',
    flaws: [
      { kind: 'letters', words: ['東京'] },
      { kind: 'fonts', words: ['Қожа'] },
    ],
  });
  expect(await servedWith('Łódź', (isWide) => isWide)).toMatchObject({ kind: 'done', flaws: [] });
  expect(await servedWith('Қожа', () => false)).toMatchObject({ kind: 'failed', cause: 'fonts' });
});

/** The characters that the fonts have glyphs for. */
function lettersOf(files: PdfFonts) {
  const doc = new jsPDF();
  addTypeface(doc, files);
  return (code: number) => {
    const glyphs: unknown = doc.setFont('NotoSans-Regular', 'normal').getFont().metadata;
    return Reflect.apply(Reflect.get(Object(glyphs), 'characterToGlyph'), glyphs, [code]) !== 0;
  };
}

test('the letters that need the wide fonts are those that the usual ones lack (R-8.58)', () => {
  const [isUsual, isInWide] = [lettersOf(fonts), lettersOf(wideFonts)];
  const wrong = Array.from({ length: 0x1_0000 }, (_, code) => code).filter((code) => {
    const isAsked = needsWide(String.fromCharCode(code));
    return isInWide(code) ? isAsked === isUsual(code) : isUsual(code);
  });
  expect(wrong.map((code) => code.toString(16))).toEqual([]);
});

test('wide fonts are only fetched for letters that need them (R-8.58)', async () => {
  const { flaws } = await draw([rowWith({ customer: 'Łódź Київ Αθήνα € 3' })]);
  expect(flaws).toEqual([]);
  const input = { company: { name: 'Nord', address: '', logo: null, links: [] }, rows: [], signature: null };
  expect(fontsFor({ ...input, person: personCalled('Łódź Київ Αθήνα Œ €') })).toBe(fonts);
  expect(fontsFor({ ...input, person: personCalled('Ștefan Țepeș Nguyễn Thị Ửng') })).toBe(fonts);
  expect(
    fontsFor({ ...input, person: personCalled('S\u0326tefan T\u0326epes\u0326'.normalize('NFD')) }),
  ).toBe(fonts);
  expect(fontsFor({ ...input, person: personCalled('Қожа') })).not.toBe(fonts);
});
