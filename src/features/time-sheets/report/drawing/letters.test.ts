import { expect, test } from 'vitest';
import { readPdf, textOf } from '../testing/readPdf';
import { draw, fonts, fontsFor, rowWith } from '../testing/reports';

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
  const { bytes, flaws } = await draw([rowWith({ customer: name })], { employee: name });
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
  expect(flaws).toEqual([{ kind: 'letters', letters: [...new Set(name)] }]);
});

test('wide fonts are only fetched for letters that need them (R-8.58)', async () => {
  const { flaws } = await draw([rowWith({ customer: 'Łódź Київ Αθήνα € 3' })]);
  expect(flaws).toEqual([]);
  const input = { company: { name: 'Nord', address: '', logo: null, links: [] }, rows: [], signature: null };
  expect(fontsFor({ ...input, employee: 'Łódź Київ Αθήνα Œ €' })).toBe(fonts);
  expect(fontsFor({ ...input, employee: 'Қожа' })).not.toBe(fonts);
});
