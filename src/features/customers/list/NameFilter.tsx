import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/shared/ui/fields/TextField';

interface NameFilterProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** No entry of the page has such a name. */
  readonly isEmpty: boolean;
  /** The entries that have. */
  readonly children: ReactNode;
}

/** The field that filters the page shown by name; no call filters a list. */
export function NameFilter({ text, onText, isEmpty, children }: NameFilterProps) {
  const { t } = useTranslation('customers');
  const field = useRef<HTMLInputElement>(null);
  /** The button goes with what it says: one types on in the field. */
  function handleClear() {
    onText('');
    field.current?.focus();
  }

  return (
    <>
      <div className="tw-filter">
        <TextField
          ref={field}
          type="search"
          label={t('filter.label')}
          labelHidden
          placeholder={t('filter.label')}
          autoComplete="off"
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      {!isEmpty ? (
        children
      ) : (
        <p className="t2" role="status">
          {t('filter.none', { text: text.trim() })}{' '}
          <button type="button" className="tw-link" onClick={handleClear}>
            {t('filter.clear')}
          </button>
        </p>
      )}
    </>
  );
}
