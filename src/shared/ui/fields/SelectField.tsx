import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './Field';

type Select = Omit<ComponentProps<'select'>, keyof FieldProps | 'children' | 'className' | 'id' | 'size'>;

/** What a field offers to choose from, however it shows that. */
export interface ChoiceProps {
  /** What can be chosen; values are text, because a select knows nothing else. */
  readonly options: readonly SelectOption[];
  /** Some of them stand first, under a heading of their own; the others follow under theirs. */
  readonly first?: FirstOptions | undefined;
  /** The entry that stands for "nothing chosen", with the empty value; none when left out. */
  readonly emptyLabel?: string;
  /** The options could not be loaded: the single option "Error" (section 8). */
  readonly loadFailed?: boolean;
  /** Loads the options again; offered beside the message while `loadFailed`. */
  readonly onRetry?: () => void;
  /** `sm` for rows of a table. */
  readonly size?: 'sm';
}

type SelectFieldProps = FieldProps &
  Select &
  ChoiceProps & {
    /** An icon for what is chosen, in front of it. */
    readonly mark?: ReactNode;
  };

/** One that can be chosen. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** Options that stand before the others. */
export interface FirstOptions {
  /** Their values, in their order. */
  readonly values: readonly string[];
  readonly label: string;
  readonly othersLabel: string;
}

/** A choice from a list. Pass `value` when the options may come later than the value does. */
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
      {onRetry && (
        <button type="button" className="tw-link" onClick={onRetry}>
          {t('actions.retry')}
        </button>
      )}
    </>
  );
  return (
    <Field
      {...{ label, hint }}
      error={error ?? (loadFailed ? failure : undefined)}
      labelHidden={labelHidden ?? false}
      required={required ?? false}
    >
      {(control) => (
        <Marked mark={mark}>
          <select {...select} {...control} className={size ? 'form-select form-select-sm' : 'form-select'}>
            {loadFailed ? (
              // It carries the value, so that a failed load does not change what was chosen.
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

/** All in one list, or in two groups where both have something. */
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
    <div className="tw-selic">
      {mark}
      {children}
    </div>
  );
}
