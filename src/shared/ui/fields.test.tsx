import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderWithStore } from '../../../tests/render';
import { HoursField } from './HoursField';
import { ReadOnlyField } from './ReadOnlyField';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

function Hours({ initial }: { readonly initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <HoursField
      label="Hours"
      lessLabel="Less"
      moreLabel="More"
      step={0.5}
      value={value}
      onStep={setValue}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

describe('fields', () => {
  test('the label is the name and nothing but; an error stands in place of the hint', async () => {
    await renderWithStore(
      <>
        <TextField label="Location" required hint="Empty = Augsburg" />
        <TextField label="Description" labelHidden hint="Short" error="Enter description" />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Location' })).toBeRequired();
    expect(screen.getByLabelText('Location')).toHaveAccessibleDescription('Empty = Augsburg');
    expect(screen.getByLabelText('Location')).toBeValid();
    expect(screen.getByLabelText('Description')).toBeInvalid();
    expect(screen.getByLabelText('Description')).toHaveAccessibleDescription('Enter description');
    expect(screen.queryByText('Short')).not.toBeInTheDocument();
  });

  test.each([
    ['7,5', '8', '7'],
    ['7,3', '7,5', '7'],
    ['', '0,5', '0'],
    ['23,8', '24', '23,5'],
    ['24', '24', '23,5'],
    ['words', '0,5', '0'],
  ])('section 9: from %o hours step to %s and %s', async (from, up, down) => {
    const { user } = await renderWithStore(<Hours initial={from} />);
    const field = screen.getByLabelText('Hours');
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(field).toHaveValue(up);
    await user.clear(field);
    if (from !== '') await user.type(field, from);
    await user.type(field, '{ArrowDown}');
    expect(field).toHaveValue(down);
  });

  test('section 8: a list that could not be loaded shows the single option "Error" and keeps the value', async () => {
    const onRetry = vi.fn<() => void>();
    const { user } = await renderWithStore(
      <SelectField
        label="Project"
        options={[]}
        loadFailed
        onRetry={onRetry}
        value="7"
        onChange={vi.fn<() => void>()}
      />,
      { language: 'en' },
    );
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Error']);
    expect(screen.getByLabelText('Project')).toHaveValue('7');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('a value that follows from others is labelled and announced', async () => {
    await renderWithStore(<ReadOnlyField label="Travel expenses" value="37,20 €" />);
    expect(screen.getByRole('status', { name: 'Travel expenses' })).toHaveTextContent('37,20 €');
  });
});
