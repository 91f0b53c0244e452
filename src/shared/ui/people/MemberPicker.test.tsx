import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderWithStore } from '../../../../tests/render';
import { MemberPicker } from './MemberPicker';
import type { FoundMember } from './useMemberSearch';

const people: readonly FoundMember[] = [
  'sandra.beier',
  'lukas.brandt',
  'alexander.kuhn',
  'jana.albrecht',
].map((name) => ({
  guid: name,
  mail: `${name}@nordfeld.example`,
}));

const matching = async (text: string) => people.filter(({ mail }) => mail.includes(text));

interface OwnerProps {
  readonly search?: (text: string) => Promise<readonly FoundMember[]>;
  readonly onSubmit?: () => void;
}

function Owner({ search = matching, onSubmit }: OwnerProps) {
  const [chosen, setChosen] = useState<readonly FoundMember[]>([]);
  return (
    <form onSubmit={onSubmit}>
      <MemberPicker
        label="People"
        chosen={chosen}
        onChange={setChosen}
        present={new Set(['lukas.brandt'])}
        search={search}
      />
    </form>
  );
}

const field = () => screen.getByRole('combobox', { name: 'People' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const chips = () =>
  within(screen.getByRole('list', { name: 'Chosen' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('choosing members by mail', () => {
  test('the list shows mails with the typed text, and members cannot be chosen again (R-9.10)', async () => {
    const { user } = await renderWithStore(<Owner />, { language: 'en' });
    await user.type(field(), 'and');
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    expect(options()).toEqual([
      'SBsandra.beier@nordfeld.example',
      'LBlukas.brandt@nordfeld.examplealready a member',
      'AKalexander.kuhn@nordfeld.example',
    ]);
    expect(screen.getByText('3 people found')).toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: /lukas/u }));
    expect(chips()).toEqual([]);
    await user.click(screen.getByRole('option', { name: /alexander/u }));
    expect(chips()).toEqual(['alexander.kuhn@nordfeld.example']);
    expect(field()).toHaveValue('');
  });

  test('members can be chosen with the keyboard alone, and Enter does not submit the form', async () => {
    let submits = 0;
    const { user } = await renderWithStore(<Owner onSubmit={() => (submits += 1)} />, { language: 'en' });
    await user.type(field(), 'and');
    await screen.findAllByRole('option');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: /sandra/u }).id,
    );
    // Skips the person who is already a member.
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('alexander');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chips()).toEqual(['sandra.beier@nordfeld.example']);
    await user.type(field(), 'sandra');
    expect(await screen.findByText('Nobody found for “sandra”')).toBeVisible();
    await user.keyboard('{Enter}{Escape}');
    expect(field()).toHaveValue('');
    await user.keyboard('{Backspace}');
    expect(chips()).toEqual([]);
    expect(submits).toBe(0);
  });

  test('a chip can be removed', async () => {
    const { user } = await renderWithStore(<Owner />, { language: 'en' });
    await user.type(field(), 'jana');
    await user.click(await screen.findByRole('option'));
    await user.click(screen.getByRole('button', { name: 'Remove jana.albrecht@nordfeld.example' }));
    expect(chips()).toEqual([]);
  });

  test('an outdated answer is not shown', async () => {
    const answers = new Map<string, (found: readonly FoundMember[]) => void>();
    const search = async (text: string) =>
      new Promise<readonly FoundMember[]>((resolve) => void answers.set(text, resolve));
    const { user } = await renderWithStore(<Owner search={search} />, { language: 'en' });
    await user.type(field(), 'a');
    await waitFor(() => expect(answers.has('a')).toBe(true));
    await user.type(field(), 'nd');
    await waitFor(() => expect(answers.has('and')).toBe(true));
    answers.get('and')?.(people.slice(0, 1));
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    answers.get('a')?.(people);
    await Promise.resolve();
    expect(options()).toHaveLength(1);
  });

  test('a failed search says so and can be tried again', async () => {
    let isDown = true;
    const search = async (text: string) => {
      if (isDown) throw new Error('down');
      return matching(text);
    };
    const { user } = await renderWithStore(<Owner search={search} />, { language: 'en' });
    await user.type(field(), 'jana');
    expect(await screen.findByRole('alert')).toHaveTextContent('The search failed.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('option')).toHaveLength(1);
  });
});
