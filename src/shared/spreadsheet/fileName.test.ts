import { expect, test } from 'vitest';
import { fileNameOf } from './fileName';

test.each([
  ['Kessler Maschinenbau GmbH', 'Kessler Maschinenbau GmbH.xlsx'],
  ['Hansen & Söhne', 'Hansen & Söhne.xlsx'],
  ['A/B: "C" <D>|E?*\\F', 'A B C D E F.xlsx'],
  ['../../etc/passwd', '.. .. etc passwd.xlsx'],
  ['株式会社 🙂', '株式会社 🙂.xlsx'],
  ['  dots...  ', 'dots.xlsx'],
  ['', 'export.xlsx'],
  ['///', 'export.xlsx'],
])('%j is saved as %j', (name, file) => {
  expect(fileNameOf(name)).toBe(file);
});

test('a file name of 300 characters is cut', () => {
  expect(fileNameOf('x'.repeat(300))).toHaveLength(125);
});
