import { type ComponentType, useState } from 'react';
import { type Rendered, type Visitor, renderWithStore } from './render';
import type { ValueFieldProps } from '@/shared/ui/fields/ValueField';

interface FormProps {
  readonly of: ComponentType<ValueFieldProps>;
  readonly initial: string;
  readonly hint?: string;
}

/** A form with one field and another element to focus; it shows the value that would be saved. */
function OneField({ of: Tested, initial, hint }: FormProps) {
  const [value, setValue] = useState(initial);
  return (
    <form aria-label="Form" onSubmit={(event) => event.preventDefault()}>
      <Tested label="Field" value={value} onValue={setValue} hint={hint} />
      <button type="submit">Next</button>
      <output aria-label="Value">{value}</output>
    </form>
  );
}

/** Renders a field with its own value. */
export async function renderField(
  of: ComponentType<ValueFieldProps>,
  initial: string,
  { hint, ...visitor }: Visitor & { readonly hint?: string } = {},
): Promise<Rendered> {
  return renderWithStore(<OneField of={of} initial={initial} {...(hint && { hint })} />, visitor);
}
