import { type ReactNode, useDeferredValue, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { folded } from '@/domain/search/searchHits';
import { TextField } from '@/shared/ui/fields/TextField';

interface NameFilterProps<Entry> {
  readonly entries: readonly Entry[];
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly children: (shown: readonly Entry[]) => ReactNode;
}

/** Filters the entries of the page shown by their names; no call filters a list. */
export function NameFilter<Entry extends { readonly name: string }>({
  entries,
  text,
  onText,
  children,
}: NameFilterProps<Entry>) {
  const { t } = useTranslation('customers');
  const wanted = folded(useDeferredValue(text).trim());
  const field = useRef<HTMLInputElement>(null);
  const shown = entries.filter(({ name }) => folded(name).includes(wanted));
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
      {shown.length > 0 ? (
        children(shown)
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
