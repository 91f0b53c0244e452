import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/messages/EmptyState';
import type { Found } from './useFound';

interface NothingFoundProps {
  readonly parts: Found<unknown>['parts'];
  /** The whole list was read, so the counts are no lower bounds. */
  readonly isWhole: boolean;
  readonly onReset: () => void;
}

/** Says that no entry matches, and how many each part of the query alone would leave. */
export function NothingFound({ parts, isWhole, onReset }: NothingFoundProps) {
  const { t } = useTranslation('find');
  return (
    <EmptyState
      title={t('none.title')}
      text={
        parts.length > 1 && (
          <span className="stack gap-4">
            {parts.map(({ label, count }) => (
              <span key={label} className="figures">
                {t(isWhole ? 'none.part' : 'none.partAtLeast', { label, count })}
              </span>
            ))}
          </span>
        )
      }
      action={
        <button type="button" className="btn btn-quiet" onClick={onReset}>
          {t('none.reset')}
        </button>
      }
    />
  );
}
