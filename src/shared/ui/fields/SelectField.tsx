import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './Field';

type Select = Omit<ComponentProps<'select'>, keyof FieldProps | 'children' | 'className' | 'id' | 'size'>;

type SelectFieldProps = FieldProps &
  Select & {
    /** What can be chosen; values are text, because a select knows nothing else. */
    readonly options: readonly { readonly value: string; readonly label: string }[];
    /** The entry that stands for "nothing chosen", with the empty value; none when left out. */
    readonly emptyLabel?: string;
    /** The options could not be loaded: the select shows the single option "Error" (section 8). */
    readonly loadFailed?: boolean;
    /** Loads the options again; offered beside the message while `loadFailed`. */
    readonly onRetry?: () => void;
    /** `sm` for rows of a table. */
    readonly size?: 'sm';
    /** An icon for what is chosen, in front of it. */
    readonly mark?: ReactNode;
  };

/** A choice from a list. Pass `value` when the options may come later than the value does. */
export function SelectField({
  label,
  labelHidden,
  hint,
  error,
  required,
  options,
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
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </>
            )}
          </select>
        </Marked>
      )}
    </Field>
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
