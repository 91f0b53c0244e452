import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithStore } from '../../../tests/render';
import { setLanguage } from '../i18n/i18n';
import { NumberField } from '../ui/fields/NumberField';
import { TextField } from '../ui/fields/TextField';
import { useAppForm } from './useAppForm';

/** A form of a number and a text, which says whether something was typed. */
function Form({ hidesNumber = false }: { readonly hidesNumber?: boolean }) {
  const form = useAppForm<{ number: string; text: string }, never>({
    initial: { number: '33.333', text: '1.234' },
    figures: ['number'],
    rules: {},
    messageOf: () => '',
  });
  return (
    <form aria-label="Form">
      {!hidesNumber && <NumberField label="Number" {...form.valueField('number')} />}
      <TextField label="Text" {...form.field('text')} />
      <output aria-label="State">{`${form.values.number} ${form.isDirty ? 'typed' : 'untouched'}`}</output>
    </form>
  );
}

const state = () => screen.getByRole('status', { name: 'State' });

test('a number that was not touched is the same one in another language, and still counts as untouched; a text stays as it is (R-24.116, R-24.119)', async () => {
  await renderWithStore(<Form />, { language: 'en' });
  await act(() => setLanguage('de'));
  expect(screen.getByLabelText('Number')).toHaveValue('33,333');
  expect(screen.getByLabelText('Text')).toHaveValue('1.234');
  expect(state()).toHaveTextContent('33,333 untouched');
});

test('a number that was typed stays the same one when the language changes (R-24.116)', async () => {
  const { user } = await renderWithStore(<Form />, { language: 'de' });
  await user.clear(screen.getByLabelText('Number'));
  await user.type(screen.getByLabelText('Number'), '1.234');
  await act(() => setLanguage('en'));
  expect(state()).toHaveTextContent('1234 typed');
});

test('so does one whose field is not shown (R-24.116)', async () => {
  await renderWithStore(<Form hidesNumber />, { language: 'en' });
  await act(() => setLanguage('de'));
  expect(state()).toHaveTextContent('33,333 untouched');
});
