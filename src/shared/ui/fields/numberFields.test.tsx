import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { setTouch } from '../../../../tests/jsdom/browserStubs';
import { renderField } from '../../../../tests/renderField';
import { HoursField } from './HoursField';
import { AmountField, NumberField } from './NumberField';
import { TimeField } from './dates/TimeField';

const field = () => screen.getByLabelText('Field');
const value = () => screen.getByRole('status', { name: 'Value' });

describe('time field', () => {
  test('a time can be typed without a colon, and is written out when the field loses the focus (R-1.47)', async () => {
    const { user } = await renderField(TimeField, '');
    await user.tab();
    await user.keyboard('830');
    expect(field()).toHaveAccessibleDescription('08:30');
    expect(value()).toHaveTextContent('08:30');
    await user.tab();
    expect(field()).toHaveValue('08:30');
    expect(field()).not.toHaveAccessibleDescription();
  });

  test('the content is selected on focus: 9 typed over 08:30 gives 09:00', async () => {
    const { user } = await renderField(TimeField, '08:30', { language: 'en' });
    await user.tab();
    await user.keyboard('9{Enter}');
    expect(field()).toHaveValue('09:00');
  });

  test('text that is not a time stays as typed', async () => {
    const { user } = await renderField(TimeField, '');
    await user.type(field(), '8:30 PM');
    await user.tab();
    expect(field()).toHaveValue('8:30 PM');
    expect(value()).toHaveTextContent('8:30 PM');
  });

  test('an empty time field also looks empty on a touch device', async () => {
    setTouch(true);
    await renderField(TimeField, '');
    expect(field()).toHaveAttribute('type', 'time');
    expect(field()).toHaveValue('');
    expect(screen.queryByText(/\d/u)).not.toBeInTheDocument();
  });
});

describe('hours field', () => {
  test.each([
    ['7,5', '8', '7'],
    ['7,3', '7,5', '7'],
    ['7:30', '8', '7'],
    ['', '0,5', '0'],
    ['23,8', '24', '23,5'],
    ['24', '24', '23,5'],
    ['words', '0,5', '0'],
  ])('from %o hours step to %s and %s (R-4.25)', async (from, up, down) => {
    const { user } = await renderField(HoursField, from);
    await user.click(screen.getByRole('button', { name: '0,5 Stunden mehr' }));
    expect(field()).toHaveValue(up);
    await user.clear(field());
    if (from !== '') await user.type(field(), from);
    await user.type(field(), '{ArrowDown}');
    expect(field()).toHaveValue(down);
  });

  test('7 typed over 9 gives 7, and not 97', async () => {
    const { user } = await renderField(HoursField, '9');
    await user.click(field());
    await user.keyboard('7');
    expect(field()).toHaveValue('7');
    await user.keyboard('{ArrowUp}8');
    expect(field()).toHaveValue('8');
  });

  test.each([
    ['7:30', 'de', '7,5 h'],
    ['90min', 'de', '1,5 h'],
    ['7.5', 'de', '7,5 h'],
    ['7,5', 'en', '7.5 h'],
    ['8h', 'en', '8.0 h'],
  ] as const)('the meaning of %j in %s is shown beside it: %s', async (text, language, becomes) => {
    const { user } = await renderField(HoursField, '', { language });
    await user.type(field(), text);
    await user.tab();
    expect(field()).toHaveValue(text);
    expect(field()).toHaveAccessibleDescription(becomes);
  });

  test.each([
    ['7,5', 'de'],
    ['7.5', 'en'],
    ['8', 'de'],
    ['words', 'de'],
    ['', 'de'],
  ] as const)('%j in %s needs no explanation', async (text, language) => {
    await renderField(HoursField, text, { language });
    expect(field()).not.toHaveAccessibleDescription();
  });
});

describe('number and amount fields', () => {
  test('the content of a number field is selected on focus', async () => {
    const { user } = await renderField(NumberField, '124');
    await user.tab();
    await user.keyboard('7');
    expect(field()).toHaveValue('7');
  });

  test('the language of the app decides how thousands are read, and the field says so', async () => {
    const { user } = await renderField(AmountField, '', { language: 'de' });
    await user.type(field(), '1.234');
    expect(field()).toHaveAccessibleDescription('1.234,00\u00A0€');
    await user.clear(field());
    await user.type(field(), '1,234.56');
    expect(field()).toHaveAccessibleDescription('1.234,56\u00A0€');
    await user.clear(field());
    await user.type(field(), '1234,5');
    expect(field()).not.toHaveAccessibleDescription();
  });

  test('in the English app a comma separates thousands', async () => {
    const { user } = await renderField(AmountField, '', { language: 'en' });
    await user.type(field(), '1,234');
    expect(field()).toHaveAccessibleDescription('€1,234.00');
  });

  test('a number field shows the meaning of its text', async () => {
    await renderField(NumberField, '1.234');
    expect(field()).toHaveAccessibleDescription('1234');
  });
});
