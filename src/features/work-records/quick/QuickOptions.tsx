import building from 'bootstrap-icons/icons/building.svg?icon';
import clockHistory from 'bootstrap-icons/icons/clock-history.svg?icon';
import folder from 'bootstrap-icons/icons/folder.svg?icon';
import journal from 'bootstrap-icons/icons/journal-text.svg?icon';
import { useTranslation } from 'react-i18next';
import type { QuickSuggestion } from '@/domain/quickSuggestions';
import { Icon } from '@/shared/ui/Icon';

const icons = { recent: clockHistory, customer: building, project: folder, text: journal };
const captions = { recent: 'recent', customer: 'customers', project: 'projects', text: 'texts' } as const;

/** The id of an option, for the line that has the focus. */
export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

interface QuickOptionsProps {
  readonly options: readonly QuickSuggestion[];
  readonly listId: string;
  /** Which one the arrow keys are on. */
  readonly at: number | null;
  readonly onTake: (option: QuickSuggestion) => void;
}

/** What can be taken into the line; the focus stays in it. */
export function QuickOptions({ options, listId, at, onTake }: QuickOptionsProps) {
  const { t } = useTranslation('quickEntry');
  const [first] = options;
  return (
    <div className="tw-qopts">
      {first && (
        <div className="cap" aria-hidden="true">
          {t(captions[first.kind])}
        </div>
      )}
      <div id={listId} role="listbox" aria-label={t('suggestions')}>
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the line has the focus and the keys
          <div
            key={option.line}
            id={optionId(listId, index)}
            className="tw-qopt"
            role="option"
            aria-selected={index === at}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(option)}
          >
            <Icon of={icons[option.kind]} />
            <span className="k ell">{option.label}</span>
            <span className="d ell">{option.detail}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
