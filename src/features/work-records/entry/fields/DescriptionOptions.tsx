import journal from 'bootstrap-icons/icons/journal-text.svg?icon';
import { useTranslation } from 'react-i18next';
import type { OfferedText } from '@/domain/bookings';
import { matchIn } from '@/domain/searchHits';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/Icon';
import './descriptionOptions.scss';

/** The id of an option, for the text that has the focus. */
export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

interface DescriptionOptionsProps {
  readonly options: readonly OfferedText[];
  readonly listId: string;
  /** Which one the arrow keys are on. */
  readonly at: number | null;
  /** Marked where it stands in an option. */
  readonly typed: string;
  readonly onTake: (option: OfferedText) => void;
}

/** Earlier descriptions, with the day on which they were written; one of another project names it. */
export function DescriptionOptions({ options, listId, at, typed, onTake }: DescriptionOptionsProps) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  return (
    <div id={listId} className="tw-suggestions" role="listbox" aria-label={t('entry.texts')}>
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the text has the focus and the keys
        <div
          key={option.text}
          id={optionId(listId, index)}
          className="option"
          role="option"
          aria-selected={index === at}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(option)}
        >
          <Icon of={journal} />
          <Marked text={option.text} typed={typed.trim()} />
          {option.of && <span className="t2 of ell">{option.of.projectName || option.of.customerName}</span>}
          <span className="t3 num day">{formats.dayMonth(option.date)}</span>
        </div>
      ))}
    </div>
  );
}

function Marked({ text, typed }: { readonly text: string; readonly typed: string }) {
  const cut = matchIn(text, typed);
  return (
    <span className="text ell" dir="auto">
      {cut ? (
        <>
          {cut[0]}
          <mark>{cut[1]}</mark>
          {cut[2]}
        </>
      ) : (
        text
      )}
    </span>
  );
}
