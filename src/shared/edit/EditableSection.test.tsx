import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderWithStore } from '../../../tests/render';
import type { EditOutcome } from '../forms/useSaving';
import { EditableSection } from './EditableSection';
import { TextField } from '../ui/fields/TextField';

interface OwnerProps {
  readonly save?: (name: string) => Promise<EditOutcome>;
  readonly canEdit?: boolean;
}

const saveAtOnce = async (): Promise<EditOutcome> => ({ kind: 'saved' });

/** A page with one section: a name, which is saved at once by default. */
function Owner({ save = saveAtOnce, canEdit = true }: OwnerProps) {
  const [saved, setSaved] = useState('Werk 2');
  const [typed, setTyped] = useState(saved);

  async function handleSave() {
    const outcome = await save(typed);
    if (outcome.kind === 'saved') setSaved(typed);
    return outcome;
  }

  return (
    <EditableSection
      title="Basics"
      canEdit={canEdit}
      view={<p>{saved}</p>}
      edit={{
        form: { isDirty: typed !== saved },
        save: handleSave,
        describeFailure: String,
        discard: () => setTyped(saved),
        question: null,
      }}
    >
      <TextField label="Name" value={typed} onChange={(event) => setTyped(event.target.value)} />
    </EditableSection>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'Name' });

describe('a section that is edited in its place', () => {
  test('Edit starts in the first field, and Save closes the section and gives the focus back (R-9.20)', async () => {
    const { user, store } = await renderWithStore(<Owner />, { language: 'en' });
    await user.click(button('Edit'));
    expect(field()).toHaveFocus();
    await user.clear(field());
    await user.type(field(), 'Werk 3');
    expect(store.extra.unsavedForms.hasAny()).toBe(true);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Werk 3')).toBeVisible();
    expect(button('Edit')).toHaveFocus();
    expect(store.extra.unsavedForms.hasAny()).toBe(false);
  });

  test('Cancel closes the section, or asks if something was typed, and Escape means no (R-9.20)', async () => {
    const { user } = await renderWithStore(<Owner />, { language: 'en' });
    await user.click(button('Edit'));
    await user.click(button('Cancel'));
    await user.click(button('Edit'));
    await user.type(field(), '!');
    await user.keyboard('{Escape}');
    expect(button('Keep editing')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('Werk 2!');
    await user.click(button('Cancel'));
    await user.click(button('Discard'));
    expect(screen.getByText('Werk 2')).toBeVisible();
  });

  test('a failure keeps what was typed and says why, and wrong fields keep the section open', async () => {
    const outcomes: EditOutcome[] = [{ kind: 'invalid' }, { kind: 'failed', error: 'Not saved.' }];
    const save = async (): Promise<EditOutcome> => outcomes.shift() ?? { kind: 'saved' };
    const { user } = await renderWithStore(<Owner save={save} />, { language: 'en' });
    await user.click(button('Edit'));
    await user.type(field(), '!');
    await user.click(button('Save'));
    // Only one save at a time: the next press works once this one is over.
    await waitFor(() => expect(button('Save')).toHaveAttribute('aria-disabled', 'false'));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not saved.');
    expect(field()).toHaveValue('Werk 2!');
    await user.click(button('Save'));
    expect(await screen.findByText('Werk 2!')).toBeVisible();
  });

  test('during a save, nothing is saved twice and nothing is discarded', async () => {
    const sent: string[] = [];
    let answer: (outcome: EditOutcome) => void = () => undefined;
    const save = async (name: string) => {
      sent.push(name);
      return new Promise<EditOutcome>((resolve) => (answer = resolve));
    };
    const { user } = await renderWithStore(<Owner save={save} />, { language: 'en' });
    await user.click(button('Edit'));
    await user.type(field(), '!');
    await user.click(button('Save'));
    await user.click(button('Save'));
    await user.click(button('Cancel'));
    expect(sent).toEqual(['Werk 2!']);
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    answer({ kind: 'saved' });
    await waitFor(() => expect(screen.getByText('Werk 2!')).toBeVisible());
  });

  test('without rights there is no Edit button', async () => {
    await renderWithStore(<Owner canEdit={false} />, { language: 'en' });
    expect(screen.getByText('Werk 2')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
