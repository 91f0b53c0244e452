import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { EMPTY_QUERY, type FindQuery } from '@/domain/find/findQuery';
import { fill } from '../../../../tests/jsdom/fill';
import { asked, chips, openField } from '../../../../tests/renderFind';

const field = () => screen.getByRole('combobox', { name: 'Search records' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};
const three: Partial<FindQuery> = {
  choices: { customer: ['1', '2'], state: ['open'] },
  period: 'last-month',
};

describe('the field above a list', () => {
  test('the key F goes to the field, which offers the filters (R-15.6)', async () => {
    const { user } = await openField();
    expect(await screen.findByText('F')).toBeVisible();
    await user.keyboard('f');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
    expect(options()).toEqual(['Customer', 'Period', 'State']);
    expect(active()).toBe('Customer');
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Filter by' }).id);
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('State');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('a typed text is searched for, or taken as a value that it may mean, by filter (R-15.6)', async () => {
    const { user } = await openField();
    await user.type(field(), 'kess');
    expect(options()).toEqual(['Text contains “kess”Enter', 'Kessler', 'StadtwerkeKesselstadt']);
    expect(screen.getByRole('group', { name: 'Customer' })).toContainElement(
      screen.getByRole('option', { name: 'Kessler' }),
    );
    expect(within(screen.getByRole('option', { name: 'Kessler' })).getByText('Kess').tagName).toBe('MARK');
    await user.keyboard('{Enter}');
    expect(asked()).toMatchObject({ text: 'kess', choices: {} });
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(asked()).toMatchObject({ text: '', choices: { customer: ['1'] } });
    expect(chips()).toEqual(['Filter Customer: Kessler, change']);
    expect(field()).toHaveFocus();
  });

  test('case, accents and ß do not matter for suggestions, and what is chosen is not suggested (R-15.6)', async () => {
    const { user } = await openField({ start: { choices: { customer: ['1'] } } });
    await user.type(field(), 'MOWE');
    expect(options()).toContain('Möwe');
    await fill(user, field(), 'assmann');
    expect(options()).toContain('Aßmann');
    await fill(user, field(), 'kessler');
    expect(options()).toEqual(['Text contains “kessler”Enter']);
  });

  test('Space ticks values and takes the tick away, Enter takes one and closes; the chosen ones come first (R-15.7)', async () => {
    const { user } = await openField({ start: { choices: { customer: ['3'] } } });
    await user.click(field());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('listbox', { name: 'Customer' })).toBeVisible();
    expect(options().slice(0, 3)).toEqual(['Klinikum102', 'Kessler100', 'StadtwerkeKesselstadt101']);
    expect(screen.getByRole('option', { name: /Klinikum/u })).toBeChecked();
    await user.keyboard(' {ArrowDown} ');
    expect(asked().choices).toEqual({ customer: ['1'] });
    expect(options()[0]).toBe('Klinikum102');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(asked().choices).toEqual({ customer: ['1', '2'] });
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(chips()).toEqual(['Filter Customer: Kessler + 1, change']);
  });

  test('in the values of a filter typing searches among them (R-15.7)', async () => {
    const { user } = await openField({ start: { text: 'audit' } });
    await user.click(field());
    await user.clear(field());
    await user.keyboard('{Enter}lin');
    expect(options()).toEqual(['Lindenau107', 'Klinikum102']);
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(asked().text).toBe('');
  });

  test('of a filter with one value at a time, another one replaces it (R-15.7)', async () => {
    const { user } = await openField({ start: { choices: { state: ['open'] } } });
    await user.click(screen.getByRole('button', { name: 'Filter State: open, change' }));
    expect(field()).toHaveFocus();
    await user.click(screen.getByRole('option', { name: 'signed' }));
    expect(asked().choices).toEqual({ state: ['signed'] });
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('a period can be one of its own: from a day, to a day, and not backwards (R-15.7)', async () => {
    const { user } = await openField({ start: { period: 'last-month' } });
    await user.click(screen.getByRole('button', { name: 'Filter Period: Last month, change' }));
    const from = await screen.findByRole('textbox', { name: 'From' });
    expect(from).toHaveValue('Thu 01.10.2026');
    await fill(user, from, '2026-10-05');
    expect(asked().period).toEqual({ from: '2026-10-05', to: '2026-10-31' });
    await fill(user, screen.getByRole('textbox', { name: 'To' }), '2026-10-01');
    expect(screen.getByText('The end is before the beginning.')).toBeVisible();
    expect(asked().period).toEqual({ from: '2026-10-05', to: null });
    await user.keyboard('{Escape}');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('a filter that is on or off needs no list of values (R-15.7)', async () => {
    const { user } = await openField({ hasFocus: true, hasSwitch: true });
    expect(field()).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Without project');
    await user.keyboard('{Enter}');
    expect(asked().marks).toEqual({ project: 'without' });
    expect(chips()).toEqual(['Filter Without project, change']);
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(asked().marks).toEqual({});
  });

  test('Escape closes the panel, then empties the text, then leaves the field (R-15.6)', async () => {
    const onLeave = vi.fn<() => void>();
    const { user } = await openField({ onLeave });
    await user.type(field(), 'audit');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('audit');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(onLeave).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(field()).not.toHaveFocus();
    expect(onLeave).toHaveBeenCalledOnce();
  });
});

describe('the chips of the set filters', () => {
  test('arrow keys go from the text to the chips and back; Del and Backspace remove one (R-15.8)', async () => {
    const { user } = await openField({ start: three });
    const chip = (name: RegExp) => screen.getByRole('button', { name });
    await user.click(field());
    await user.keyboard('{ArrowLeft}');
    expect(chip(/State: open, change/u)).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(chip(/Customer: Kessler \+ 1, change/u)).toHaveFocus();
    await user.keyboard('{Delete}');
    expect(chip(/Period: Last month, change/u)).toHaveFocus();
    expect(asked().choices).toEqual({ state: ['open'] });
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(field()).toHaveFocus();
    await user.keyboard('{Backspace}{Backspace}');
    expect(field()).toHaveFocus();
    expect(chips()).toEqual(['Filter Period: Last month, change']);
  });

  test('after one is removed the focus is on the next one, else in the field (R-15.8)', async () => {
    const { user } = await openField({ start: three });
    await user.click(screen.getByRole('button', { name: 'Filter Period: Last month, remove' }));
    expect(screen.getByRole('button', { name: 'Filter State: open, change' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Filter State: open, remove' }));
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('Reset removes text, filters and order, and the focus stays in the field (R-15.8)', async () => {
    const { user } = await openField({ start: { ...three, text: 'audit' } });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(asked()).toEqual(EMPTY_QUERY);
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
  });

  test('those that do not fit into the line are behind one that names how many, and opens the panel (R-15.8)', async () => {
    vi.stubGlobal('ResizeObserver', ToldAtOnce);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(150);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
    const { user } = await openField({ start: three });
    expect(chips()).toEqual(['Filter Customer: Kessler + 1, change']);
    const more = screen.getByRole('button', { name: '2 more filters' });
    expect(more).toHaveTextContent('+ 2');
    await user.click(more);
    expect(field()).toHaveFocus();
    expect(options()).toEqual(['CustomerKessler + 1', 'PeriodLast month', 'Stateopen']);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});

/** Says the size of what it observes once, as a browser does after the layout. */
class ToldAtOnce implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(): void {
    this.#tell([], this);
  }

  unobserve(): void {}

  disconnect(): void {}
}
