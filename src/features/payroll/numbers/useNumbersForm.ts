import { useState } from 'react';
import { useAppForm } from '@/shared/forms/useAppForm';
import type { Payroll } from '../usePayroll';
import { type NumbersValues, changedPeople, initialNumbers } from './typedNumbers';

/** The fields of wage types, people and payroll office. What is wrong is said by the export, which needs only some of them. */
export function useNumbersForm({ kept, people, result }: Payroll) {
  // The directory may be read while the dialog is open; its rows stay those of the beginning.
  const [listed] = useState(() => {
    const known = new Set(people.map(({ guid }) => guid));
    return [...people, ...result.rows.map(({ person }) => person).filter(({ guid }) => !known.has(guid))];
  });
  const form = useAppForm<NumbersValues, never>({
    initial: initialNumbers(kept.settings, listed),
    rules: {},
    messageOf: () => '',
  });
  return {
    ...form,
    people: listed,
    typedPeople: () => changedPeople(form.values, listed),
    /** A field in a cell of a table, where no message can be wrong. */
    cell: (name: string) => {
      const { error: _none, ...control } = form.field(name);
      return control;
    },
  };
}

export type NumbersForm = ReturnType<typeof useNumbersForm>;
