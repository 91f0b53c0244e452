import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './Field';
import { Button } from '../buttons/Button';
import classes from './selectField.module.scss';

type Select = Omit<ComponentProps<'select'>, keyof FieldProps | 'children' | 'className' | 'id' | 'size'>;

/** The options of a field, however it shows them. */
export interface ChoiceProps {
  /** The options; their values are text, because a select has no other values. */
  readonly options: readonly SelectOption[];
  /** Some options come first, under a heading of their own; the others follow under theirs. */
  readonly first?: FirstOptions | undefined;
  /** The label for "nothing chosen", with the empty value; if left out, there is no such entry. */
  readonly emptyLabel?: string;
  /** The options could not be loaded: shows the single option "Error". */
  readonly loadFailed?: boolean;
  /** Loads the options again; offered beside the message while `loadFailed` is set. */
  readonly onRetry?: () => void;
  /** `sm` for rows of a table. */
  readonly size?: 'sm';
}

type SelectFieldProps = FieldProps &
  Select &
  ChoiceProps & {
    /** An icon in front of the chosen option. */
    readonly mark?: ReactNode;
  };

/** An option. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** Options that come before the others. */
interface FirstOptions {
  /** Their values, in their order. */
  readonly values: readonly string[];
  readonly label: string;
  readonly othersLabel: string;
}

/** A choice from a list. Pass `value` if the options may be loaded after the value. */
export function SelectField({
  label,
  labelHidden,
  hint,
  error,
  required,
  options,
  first,
  emptyLabel,
  loadFailed = false,
  onRetry,
  size,
  mark,
  ...select
}: SelectFieldProps) {
  const { t } = useTranslation('common');
  const failure = (
    <>
      {hint}
      {onRetry && <Button look="link" label={t('actions.retry')} onClick={onRetry} />}
    </>
  );
  return (
    <Field {...{ label, labelHidden, hint, required }} error={error ?? (loadFailed ? failure : undefined)}>
      {(control) => (
        <Marked mark={mark}>
          <select {...select} {...control} className={size ? 'form-select form-select-sm' : 'form-select'}>
            {loadFailed ? (
              // It has the value, so that a failed load does not change the choice.
              <option value={typeof select.value === 'string' ? select.value : ''}>
                {t('select.failed')}
              </option>
            ) : (
              <>
                {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
                <Options options={options} first={first} />
              </>
            )}
          </select>
        </Marked>
      )}
    </Field>
  );
}

/** One list, or two groups if neither of them is empty. */
function Options({ options, first }: Pick<SelectFieldProps, 'options' | 'first'>) {
  const leading = (first?.values ?? []).flatMap((value) => options.find((one) => one.value === value) ?? []);
  const others = options.filter((one) => !leading.includes(one));
  const list = (of: readonly SelectOption[]) =>
    of.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
  if (!first || leading.length === 0 || others.length === 0) return list(options);
  return (
    <>
      <optgroup label={first.label}>{list(leading)}</optgroup>
      <optgroup label={first.othersLabel}>{list(others)}</optgroup>
    </>
  );
}

function Marked({ mark, children }: { readonly mark: ReactNode; readonly children: ReactNode }) {
  if (mark === undefined) return children;
  return (
    <div className={classes.marked}>
      {mark}
      {children}
    </div>
  );
}
