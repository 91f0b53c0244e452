import { screen } from '@testing-library/react';
import building from 'bootstrap-icons/icons/building.svg?icon';
import calendar3 from 'bootstrap-icons/icons/calendar3.svg?icon';
import circle from 'bootstrap-icons/icons/circle.svg?icon';
import { useEffect, useState } from 'react';
import { EMPTY_QUERY, type FindQuery, chosenIn, withChosen } from '@/domain/find/findQuery';
import type { Filter } from '@/domain/find/findTable';
import type { Period } from '@/domain/time/period';
import { renderWithStore } from './render';
import { FindField } from '@/shared/lists/find/FindField';
import type { FilterValue, Find, ShownFilter } from '@/shared/lists/find/find';
import { Typing } from '@/shared/lists/find/useTyping';

const names = ['Kessler', 'Stadtwerke', 'Klinikum', 'Hansen', 'Nordfeld', 'Möwe', 'Aßmann', 'Lindenau'];
const customers: readonly FilterValue[] = names.map((label, at) => {
  const value = { value: `${at + 1}`, label, count: 100 + at };
  return at === 1 ? Object.assign(value, { detail: 'Kesselstadt' }) : value;
});
const periods: readonly FilterValue[] = [
  { value: 'this-month', label: 'This month' },
  { value: 'last-month', label: 'Last month' },
];
const states: readonly FilterValue[] = ['open', 'signed'].map((value) => ({ value, label: value }));

type Kind = Filter<{ readonly period: Period }>;
const kinds: readonly (Pick<ShownFilter, 'label' | 'icon' | 'isSingle' | 'values'> & {
  readonly of: Kind;
})[] = [
  {
    label: 'Customer',
    icon: building,
    isSingle: false,
    values: customers,
    of: { kind: 'choice', name: 'customer', valuesOf: () => [] },
  },
  {
    label: 'Period',
    icon: calendar3,
    isSingle: true,
    values: periods,
    of: { kind: 'period', name: 'period', daysOf: ({ period }) => period },
  },
  {
    label: 'State',
    icon: circle,
    isSingle: true,
    values: states,
    of: { kind: 'choice', name: 'state', valuesOf: () => [] },
  },
];

/** A filter that is on or off. */
const noProject: (typeof kinds)[number] = {
  label: 'Without project',
  icon: circle,
  isSingle: true,
  values: [{ value: 'without', label: 'Without project' }],
  of: { kind: 'mark', name: 'project', word: 'project', sides: ['without'], isWith: () => true },
};

interface OwnerProps {
  readonly start?: Partial<FindQuery>;
  readonly onLeave?: () => void;
  readonly hasFocus?: boolean;
  /** The list has a filter that is on or off, too. */
  readonly hasSwitch?: boolean;
}

/** Keeps what is asked, as the hook of a list does, and shows it. */
function Owner({ start, onLeave, hasFocus = false, hasSwitch = false }: OwnerProps) {
  const [query, setQuery] = useState<FindQuery>({ ...EMPTY_QUERY, ...start });
  const [typing] = useState(() => new Typing());
  // Without a wait: what is typed is asked at once.
  useEffect(
    () =>
      typing.subscribe((text) => {
        if (text === null) return;
        setQuery((last) => ({ ...last, text }));
        typing.set(null);
      }),
    [typing],
  );
  const find: Find = {
    query,
    filters: [...kinds, ...(hasSwitch ? [noProject] : [])].map(({ of, label, icon, isSingle, values }) => ({
      label,
      icon,
      isSingle,
      values,
      name: of.name,
      chosen: chosenIn(of, query).map(
        (value) => values.find((one) => one.value === value) ?? { value, label: value },
      ),
      choose: (chosen) => setQuery((last) => withChosen(of, last, chosen)),
    })),
    typing,
    sortBy: (sort) => setQuery((last) => ({ ...last, sort })),
    startsDown: (by) => by === 'date',
    address: '',
    ask: () => undefined,
    reset: () => setQuery(EMPTY_QUERY),
  };
  return (
    <>
      <FindField
        find={find}
        label="Search records"
        sorts={[
          { by: 'date', label: 'Date' },
          { by: 'name', label: 'Name' },
        ]}
        countLabel="Show 37 entries"
        hasFocus={hasFocus}
        {...(onLeave && { onLeave })}
      />
      <button type="button">Next</button>
      <output aria-label="Query">{JSON.stringify(query)}</output>
    </>
  );
}

/** The field of a list with three filters, within an owner that keeps what is asked. */
export async function openField(props: OwnerProps = {}) {
  const { user, router } = await renderWithStore(<Owner {...props} />, {
    language: 'en',
    signedInAs: 'member',
  });
  return { user, router };
}

/** What the list is asked for. */
export function asked(): FindQuery {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the owner wrote it
  return JSON.parse(screen.getByLabelText('Query').textContent) as FindQuery;
}

/** The names of the chips. */
export const chips = () =>
  screen.queryAllByRole('button', { name: /, change$/u }).map((chip) => chip.getAttribute('aria-label'));
