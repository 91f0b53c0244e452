import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { type SaveOutcome, FormDialog } from '@/shared/forms/FormDialog';
import { patience } from '../../../../../tests/patience';
import { renderWithStore } from '../../../../../tests/render';
import { ChoiceField, type ChoiceFieldProps, SearchedField } from './ChoiceField';

const places = ['Nord', 'Süd', 'West', 'Ost'];
const many = Array.from({ length: 200 }, (_, at) => ({
  value: String(at + 1),
  label: `${places[at % places.length]}werk ${at + 1}`,
}));

type Given = Partial<ChoiceFieldProps>;

function Form({ onValue, value: initial = '', ...given }: Given) {
  const [value, setValue] = useState(initial);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onValue?.('submitted');
      }}
    >
      <ChoiceField
        label="Customer"
        emptyLabel="–"
        options={many}
        {...given}
        value={value}
        onValue={(next) => {
          setValue(next);
          onValue?.(next);
        }}
      />
      <button type="submit">Save</button>
    </form>
  );
}

async function open(given: Given = {}) {
  await SearchedField.preload();
  const onValue = vi.fn<(value: string) => void>();
  const { user } = await renderWithStore(<Form {...given} onValue={onValue} />, { language: 'en' });
  return { user, onValue, field: screen.getByRole('combobox', { name: 'Customer' }) };
}

const shown = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('a choice from a short list', () => {
  test('a short list is a select, and so is one that could not be loaded', async () => {
    const { user, onValue, field } = await open({ options: many.slice(0, 30), value: '7' });
    expect(field).toBeInstanceOf(HTMLSelectElement);
    await user.selectOptions(field, 'Nordwerk 5');
    expect(onValue).toHaveBeenLastCalledWith('5');
  });

  test('a list that could not be loaded shows the single option "Error", however long it was', async () => {
    const { field } = await open({ loadFailed: true, value: '7' });
    expect(field).toHaveValue('7');
    expect(shown()).toEqual(['Error']);
  });
});

describe('a choice from a long list', () => {
  test('a long list shows the choice, selected on focus, and opens with preferred options, the choice and the list (R-1.48)', async () => {
    const { user, field } = await open({
      value: '150',
      first: { values: ['9', '3'], label: 'Lately', othersLabel: 'All' },
    });
    expect(field).toHaveValue('Südwerk 150');
    await user.click(field);
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(within(screen.getByRole('group', { name: 'Lately' })).getAllByRole('option')).toHaveLength(2);
    expect(shown().slice(0, 5)).toEqual(['–', 'Nordwerk 9', 'Westwerk 3', 'Südwerk 150', 'Nordwerk 1']);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Südwerk 150');
    expect(screen.getByText('150 more, keep typing')).toBeInTheDocument();
    await user.keyboard('ost');
    expect(field).toHaveValue('ost');
  });

  test('typing filters without case and accents, and Enter takes the marked option without submitting the form (R-1.48)', async () => {
    const { user, onValue, field } = await open();
    await user.click(field);
    await user.keyboard('18 sud');
    expect(shown()).toEqual(['Südwerk 18', 'Südwerk 182', 'Südwerk 186', 'Südwerk 118']);
    expect(screen.getByRole('option', { selected: true })).toHaveAttribute(
      'id',
      field.getAttribute('aria-activedescendant'),
    );
    expect(screen.getByText('4 matches')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onValue.mock.calls).toEqual([['182']]);
    expect(field).toHaveValue('Südwerk 182');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  test('Home, End and the page keys move in the open list, and the arrows wrap around', async () => {
    const { user, field } = await open();
    await user.click(field);
    const isMarked = (name: string) =>
      expect(screen.getByRole('option', { selected: true })).toHaveTextContent(name);
    await user.keyboard('{ArrowDown}');
    isMarked('Nordwerk 1');
    await user.keyboard('{PageDown}');
    isMarked('Nordwerk 9');
    await user.keyboard('{End}{ArrowDown}');
    isMarked('–');
    await user.keyboard('{PageUp}{ArrowUp}');
    isMarked('Südwerk 50');
    await user.keyboard('{Home}');
    isMarked('–');
  });

  test('Tab takes the marked option after typing, but not before', async () => {
    const { user, onValue, field } = await open({ value: '7' });
    await user.click(field);
    await user.tab();
    expect(onValue).not.toHaveBeenCalled();
    await user.tab({ shift: true });
    await user.keyboard('ostwerk 12');
    await user.tab();
    expect(onValue.mock.calls).toEqual([['12']]);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    expect(field).toHaveValue('Ostwerk 12');
  });

  test('a press takes an option, and the emptied field takes the empty one', async () => {
    const { user, onValue, field } = await open({ value: '7' });
    await user.click(field);
    await user.keyboard('west');
    await user.click(screen.getByRole('option', { name: 'Westwerk 11' }));
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.tab();
    expect(onValue.mock.calls).toEqual([['11'], ['']]);
  });

  test('Escape closes the list, then restores the choice, then belongs to the surrounding element', async () => {
    const onEscape = vi.fn<(event: KeyboardEvent) => void>();
    document.addEventListener('keydown', onEscape);
    const { user, onValue, field } = await open({ value: '7' });
    await user.click(field);
    await user.keyboard('x');
    onEscape.mockClear();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Nothing is called “x”.')).not.toBeInTheDocument();
    expect(field).toHaveValue('x');
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('Westwerk 7');
    expect(onEscape).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', onEscape);
    expect(onEscape).toHaveBeenCalledOnce();
    expect(onValue).not.toHaveBeenCalled();
  });

  test('leaving the field with a text without matches keeps the choice, and the field says so', async () => {
    const { user, onValue, field } = await open({ value: '7' });
    await user.click(field);
    await user.keyboard('Acme');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(field).toHaveFocus();
    await user.tab();
    expect(field).toHaveValue('Westwerk 7');
    expect(field).toHaveAccessibleDescription('Nothing is called “Acme”: “Westwerk 7” stays.');
    expect(onValue).not.toHaveBeenCalled();
    await user.click(field);
    expect(field).not.toHaveAccessibleDescription();
  });

  test('options that are loaded while the select has the focus keep it in the field', async () => {
    function Loading() {
      const [options, setOptions] = useState(many.slice(0, 0));
      return (
        <div onKeyDown={() => setOptions(many)} role="presentation">
          <ChoiceField label="Customer" options={options} value="" onValue={() => undefined} />
        </div>
      );
    }
    const { user } = await renderWithStore(<Loading />, { language: 'en' });
    await user.tab();
    await user.keyboard('{Shift}');
    const field = await screen.findByRole('combobox', { name: 'Customer', expanded: false }, patience);
    expect(field).toBeInstanceOf(HTMLInputElement);
    expect(screen.getByRole('combobox', { name: 'Customer' })).toHaveFocus();
  });

  test('Ctrl+Enter saves the form with the marked option', async () => {
    await SearchedField.preload();
    const onSave = vi.fn<(value: string) => void>();
    function Asking() {
      const [value, setValue] = useState('7');
      const save = async (): Promise<SaveOutcome> => {
        onSave(value);
        return Promise.resolve({ kind: 'invalid' });
      };
      return (
        <FormDialog title="Row" isDirty={false} saveLabel="Save" save={save} onClose={() => undefined}>
          <ChoiceField label="Customer" options={many} value={value} onValue={setValue} />
        </FormDialog>
      );
    }
    const { user } = await renderWithStore(<Asking />, { language: 'en' });
    await user.type(screen.getByRole('combobox', { name: 'Customer' }), '{Control>}a{/Control}ost 12');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onSave.mock.calls).toEqual([['12']]);
  });
});
