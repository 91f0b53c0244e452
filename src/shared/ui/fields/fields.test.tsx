import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderWithStore } from '../../../../tests/render';
import { ReadOnlyField } from './ReadOnlyField';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

describe('a field of a form', () => {
  test('the label alone is the accessible name, and an error replaces the hint', async () => {
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

  test('a list that could not be loaded shows the single option "Error" and keeps the value', async () => {
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

  test('a calculated value is labelled and announced', async () => {
    await renderWithStore(<ReadOnlyField label="Travel expenses" value="37,20 €" />);
    expect(screen.getByRole('status', { name: 'Travel expenses' })).toHaveTextContent('37,20 €');
  });
});
