import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { setTouch } from '../../../../../tests/jsdom/browserStubs';
import { renderField } from '../../../../../tests/renderField';
import { DateField } from './DateField';
import { MonthField } from './MonthField';
import { loadCalendar } from './useCalendar';

const field = () => screen.getByLabelText('Field');
const value = () => screen.getByRole('status', { name: 'Value' });

describe('date field', () => {
  test.each([
    ['de', 'Fr 20.11.2026'],
    ['en', 'Fri 20.11.2026'],
  ] as const)('in the language of the app, %s, it shows %s', async (language, text) => {
    await renderField(DateField, '2026-11-20', { language });
    expect(field()).toHaveValue(text);
  });

  test('the content is selected on focus, and typed text becomes a day when the field loses the focus (R-1.47)', async () => {
    const { user } = await renderField(DateField, '2026-11-20');
    await user.tab();
    expect(field()).toHaveFocus();
    await user.keyboard('17.11.');
    expect(field()).toHaveValue('17.11.');
    expect(field()).toHaveAccessibleDescription('Di 17.11.2026');
    expect(value()).toHaveTextContent('2026-11-17');
    await user.tab();
    expect(field()).toHaveValue('Di 17.11.2026');
    expect(field()).not.toHaveAccessibleDescription();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  test('Enter writes the day out, and the hint comes back when nothing is typed', async () => {
    const { user } = await renderField(DateField, '', { language: 'en', hint: 'First day' });
    expect(field()).toHaveAccessibleDescription('First day');
    await user.type(field(), 'y');
    expect(field()).toHaveAccessibleDescription('Tue 17.11.2026 First day');
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue('Tue 17.11.2026');
    expect(field()).toHaveAccessibleDescription('First day');
  });

  test('text that is not understood stays as typed, and is the value (R-1.47)', async () => {
    const { user } = await renderField(DateField, '2026-11-20');
    await user.clear(field());
    expect(value()).toBeEmptyDOMElement();
    await user.type(field(), '3x.11');
    await user.tab();
    expect(field()).toHaveValue('3x.11');
    expect(value()).toHaveTextContent('3x.11');
  });

  test('a text that could be two days says which, before and after it was refused (R-1.47)', async () => {
    const { user } = await renderField(DateField, '');
    await user.type(field(), '26-11-20');
    expect(field()).toHaveAccessibleDescription('Welcher Tag: 26.11.2020 oder 20.11.2026?');
    expect(value()).toHaveTextContent('26-11-20');
  });

  test('a receipt is of a day that is over: 1.3. in November is this March (R-1.47)', async () => {
    const { user } = await renderField((props) => <DateField {...props} dayOf="past" />, '');
    await user.type(field(), '1.3.');
    expect(value()).toHaveTextContent('2026-03-01');
  });

  test('a day can be pasted in the spelling of the service or of the field', async () => {
    const { user } = await renderField(DateField, '');
    await user.click(field());
    await user.paste('2026-02-28');
    expect(value()).toHaveTextContent('2026-02-28');
    await user.clear(field());
    await user.paste('Fri 20.11.2026');
    expect(value()).toHaveTextContent('2026-11-20');
  });

  test('arrows move by a day, PageUp and PageDown by a week, and from an empty field to today', async () => {
    const { user } = await renderField(DateField, '');
    await user.click(field());
    await user.keyboard('{ArrowUp}');
    expect(field()).toHaveValue('Mi 18.11.2026');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field()).toHaveValue('Mo 16.11.2026');
    await user.keyboard('{PageUp}{ArrowUp}');
    expect(field()).toHaveValue('Di 24.11.2026');
    await user.keyboard('{PageDown}');
    expect(field()).toHaveValue('Di 17.11.2026');
    await user.keyboard('h');
    expect(value()).toHaveTextContent('2026-11-18');
    await user.click(screen.getByRole('button', { name: 'Ein Tag später' }));
    expect(field()).toHaveValue('Do 19.11.2026');
    await user.click(screen.getByRole('button', { name: 'Ein Tag früher' }));
    expect(field()).toHaveValue('Mi 18.11.2026');
  });

  test('a value changed from elsewhere replaces the typed text', async () => {
    const { user } = await renderField(DateField, '2026-11-20');
    await user.type(field(), '17.11.');
    await user.click(screen.getByRole('button', { name: 'Ein Tag später' }));
    expect(field()).toHaveValue('Mi 18.11.2026');
  });
});

describe('calendar of a date field', () => {
  // The first import compiles a library, which takes longer than a test waits.
  beforeAll(loadCalendar);

  test.each(['{Alt>}{ArrowDown}{/Alt}', '{F4}'])(
    '%s opens it on the day; arrows move, Enter takes',
    async (keys) => {
      const { user } = await renderField(DateField, '2026-11-20');
      await user.click(field());
      await user.keyboard(keys);
      const calendar = within(await screen.findByRole('dialog', { name: 'Datum wählen' }));
      expect(calendar.getByRole('grid', { name: 'November 2026' })).toBeVisible();
      expect(calendar.getByRole('button', { name: /20\. November 2026/u })).toHaveFocus();
      await user.keyboard('{ArrowLeft}{ArrowUp}{Home}');
      expect(calendar.getByRole('button', { name: /, 9\. November 2026/u })).toHaveFocus();
      await user.keyboard('{PageDown}{End}');
      expect(calendar.getByRole('button', { name: /13\. Dezember 2026/u })).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(field()).toHaveValue('So 13.12.2026');
      expect(field()).toHaveFocus();
    },
  );

  test('the calendar uses the language of the app, starts on Monday, and marks today', async () => {
    const { user } = await renderField(DateField, '', { language: 'en' });
    await user.click(screen.getByRole('button', { name: 'Open calendar' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Choose date' }));
    expect(
      calendar.getAllByRole('columnheader', { hidden: true }).map((header) => header.textContent),
    ).toEqual(['Wk', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
    expect(calendar.getByRole('rowheader', { name: 'Week 47' })).toBeVisible();
    expect(calendar.getByRole('button', { name: /Today, Wednesday, 18 November 2026/u })).toHaveFocus();
    await user.click(calendar.getByRole('button', { name: /26 November 2026/u }));
    expect(field()).toHaveValue('Thu 26.11.2026');
  });

  test('Escape returns the focus and is not passed on, and a press elsewhere closes the calendar', async () => {
    const heard = vi.fn<(key: string) => void>();
    const handleKey = ({ key }: KeyboardEvent) => heard(key);
    const { user } = await renderField(DateField, '2026-11-20');
    await user.click(field());
    await user.keyboard('{F4}');
    await screen.findByRole('dialog');
    document.addEventListener('keydown', handleKey);
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', handleKey);
    expect(heard).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(field()).toHaveFocus();

    await user.keyboard('{F4}');
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(value()).toHaveTextContent('2026-11-20');
  });

  test('changing the month keeps the focus inside', async () => {
    const { user } = await renderField(DateField, '2026-11-20');
    await user.click(screen.getByRole('button', { name: 'Kalender öffnen' }));
    const calendar = within(await screen.findByRole('dialog'));
    const next = calendar.getByRole('button', { name: 'Zum nächsten Monat' });
    await user.click(next);
    expect(calendar.getByRole('grid', { name: 'Dezember 2026' })).toBeVisible();
    expect(next).toHaveFocus();
  });
});

test('on a touch device its own picker is used, and the field still shows the day in the language of the app', async () => {
  setTouch(true);
  const { user } = await renderField(DateField, '2026-11-20');
  expect(screen.getByText('Fr 20.11.2026')).toBeVisible();
  expect(field()).toHaveAttribute('type', 'date');
  expect(field()).toHaveValue('2026-11-20');
  await user.clear(field());
  await user.type(field(), '2026-11-21');
  expect(screen.getByText('Sa 21.11.2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Kalender öffnen' })).not.toBeInTheDocument();
});

test('a month is typed and shown in the language of the app, and arrows move it by one', async () => {
  const { user } = await renderField(MonthField, '2026-11');
  expect(field()).toHaveValue('November 2026');
  await user.tab();
  await user.keyboard('okt');
  expect(field()).toHaveAccessibleDescription('Oktober 2026');
  await user.keyboard('{ArrowDown}');
  expect(field()).toHaveValue('September 2026');
  expect(value()).toHaveTextContent('2026-09');
  await user.clear(field());
  await user.paste('2026-02-28');
  await user.tab();
  expect(field()).toHaveValue('Februar 2026');
  await user.click(screen.getByRole('button', { name: 'Nächster Monat' }));
  expect(field()).toHaveValue('März 2026');
});
