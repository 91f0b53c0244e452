import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  dayCell,
  keptAbsences,
  openAbsences,
  selectedDays,
} from '../../../../../tests/journeys/absencesScreen';
import { setTouch } from '../../../../../tests/jsdom/browserStubs';
import { ownTime } from '../../../../../tests/jsdom/testTime';

test('the name of a day has its holiday and absence, and whether that is planned (R-17.94)', async () => {
  await openAbsences();
  expect(dayCell('2026-12-21')).toHaveAccessibleName('Montag, 21. Dezember, geplant: Urlaub');
  expect(dayCell('2026-12-24')).toHaveAccessibleName(
    'Donnerstag, 24. Dezember, halber Arbeitstag, geplant: Urlaub',
  );
  expect(dayCell('2026-12-25')).toHaveAccessibleName(
    'Freitag, 25. Dezember, 1. Weihnachtstag, geplant: Urlaub (zählt nicht)',
  );
  expect(dayCell('2026-03-27')).toHaveAccessibleName('Freitag, 27. März, Urlaub (halber Tag)');
  expect(dayCell('2026-03-27')).toHaveTextContent('½U');
  expect(dayCell('2026-11-18')).toHaveAttribute('aria-current', 'date');
});

test('one day is the tab stop; arrows move it, and Shift selects days, which is announced (R-17.91)', async () => {
  const { user } = await openAbsences();
  const grid = screen.getByLabelText(/^Jahresfeld 2026/u);
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  dayCell('2026-11-18').focus();
  await user.keyboard('{ArrowDown}');
  expect(dayCell('2026-12-23')).toHaveFocus();
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(selectedDays()).toEqual(['2026-12-23', '2026-12-24', '2026-12-25']);
  expect(screen.getByText('Mi 23.12. – Fr 25.12. gewählt')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(selectedDays()).toEqual([]);
  expect(dayCell('2026-12-25')).toHaveFocus();
});

test('a letter enters the selected days at once, and Delete takes them out of an entry (R-17.92)', async () => {
  ownTime();
  const { user } = await openAbsences({ absences: [], language: 'en' });
  dayCell('2026-12-07').focus();
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}t');
  expect(await screen.findByText('Training 07.12. – 09.12. entered')).toBeVisible();
  await waitFor(async () => expect(await keptAbsences()).toEqual(['training 2026-12-07 2026-12-09']));
  await user.keyboard('{Escape}{ArrowLeft}{Delete}');
  await waitFor(async () =>
    expect(await keptAbsences()).toEqual([
      'training 2026-12-07 2026-12-07',
      'training 2026-12-09 2026-12-09',
    ]),
  );
  await user.click(screen.getByText('Undo'));
  await waitFor(async () => expect(await keptAbsences()).toEqual(['training 2026-12-07 2026-12-09']));
});

test('dragging over rows selects the days between, and a popover asks for their kind (R-17.93)', async () => {
  const { user } = await openAbsences({ absences: [] });
  fireEvent.pointerDown(dayCell('2026-12-02'), { button: 0 });
  fireEvent.pointerOver(dayCell('2026-12-01'));
  fireEvent.pointerOver(dayCell('2026-11-30'));
  expect(selectedDays()).toEqual(['2026-11-30', '2026-12-01', '2026-12-02']);
  expect(screen.queryByLabelText('Abwesenheit')).not.toBeInTheDocument();
  fireEvent.pointerUp(document.body);
  const dialog = within(await screen.findByLabelText('Abwesenheit'));
  expect(dialog.getByText('Mo 30.11. – Mi 02.12.')).toHaveTextContent('3,0 Tage');
  await user.click(dialog.getByRole('radio', { name: 'Fortbildung' }));
  await user.click(dialog.getByRole('button', { name: 'Halbe Tage' }));
  await user.type(dialog.getByRole('textbox', { name: 'Notiz' }), 'Kurs{Enter}');
  await waitFor(async () => expect(await keptAbsences()).toEqual(['training 2026-11-30 2026-12-02 ½ Kurs']));
  expect(screen.queryByLabelText('Abwesenheit')).not.toBeInTheDocument();
  expect(dayCell('2026-11-30')).toHaveFocus();
});

test('Enter opens the popover; Escape closes it and returns the focus, a press elsewhere closes it (R-17.93)', async () => {
  const { user } = await openAbsences({ absences: [] });
  dayCell('2026-12-07').focus();
  await user.keyboard('{ArrowRight}{Enter}');
  const dialog = await screen.findByLabelText('Abwesenheit');
  expect(within(dialog).getByRole('radio', { name: 'Urlaub' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText('Abwesenheit')).toBeVisible();
  await user.click(screen.getByText('Jahresfeld'));
  expect(screen.queryByLabelText('Abwesenheit')).not.toBeInTheDocument();
  expect(await keptAbsences()).toEqual([]);
});

test('a press elsewhere does not close a popover with a note, and other days get the note (R-24.82)', async () => {
  const { user } = await openAbsences({ absences: [] });
  dayCell('2026-12-07').focus();
  await user.keyboard('{Enter}');
  const note = within(await screen.findByLabelText('Abwesenheit')).getByRole('textbox', { name: 'Notiz' });
  await user.type(note, 'Kurs');
  await user.click(screen.getByText('Jahresfeld'));
  expect(note).toHaveValue('Kurs');
  fireEvent.pointerDown(dayCell('2026-12-09'), { button: 0 });
  fireEvent.pointerUp(document.body);
  await user.type(note, '{Enter}');
  await waitFor(async () => expect(await keptAbsences()).toEqual(['vacation 2026-12-09 2026-12-09 Kurs']));
});

test('a press elsewhere keeps the kind that was chosen without a note (R-24.109)', async () => {
  const { user } = await openAbsences({ absences: [] });
  dayCell('2026-12-07').focus();
  await user.keyboard('{Enter}');
  const popover = within(await screen.findByLabelText('Abwesenheit'));
  await user.click(popover.getByRole('radio', { name: 'Fortbildung' }));
  await user.click(screen.getByText('Jahresfeld'));
  await user.click(popover.getByRole('button', { name: 'Eintragen' }));
  await waitFor(async () => expect(await keptAbsences()).toEqual(['training 2026-12-07 2026-12-07']));
});

test('a finger taps the first and the last day in calendars of the months to come (R-17.102)', async () => {
  setTouch(true);
  const { user } = await openAbsences({ absences: [] });
  expect(screen.getByLabelText('November')).toBeVisible();
  expect(screen.queryByLabelText('Oktober')).not.toBeInTheDocument();
  await user.click(screen.getByText('Januar bis Oktober zeigen'));
  expect(screen.getByLabelText('Oktober')).toBeVisible();
  await user.click(dayCell('2026-12-11'));
  expect(screen.getByText('Ab Fr 11.12.: letzten Tag antippen')).toBeVisible();
  await user.click(dayCell('2026-12-07'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Abwesenheit eintragen' }));
  await user.click(dialog.getByRole('button', { name: 'Eintragen' }));
  await waitFor(async () => expect(await keptAbsences()).toEqual(['vacation 2026-12-07 2026-12-11']));
  expect(selectedDays()).toEqual([]);
});
