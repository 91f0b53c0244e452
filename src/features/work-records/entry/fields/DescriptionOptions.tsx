import journal from 'bootstrap-icons/icons/journal-text.svg?icon';
import { useTranslation } from 'react-i18next';
import type { OfferedText } from '@/domain/work/bookings';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/Icon';
import { MarkedText } from '@/shared/ui/options/MarkedText';
import { OptionList } from '@/shared/ui/options/OptionList';
import './descriptionOptions.scss';

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
    <div className="tw-menu">
      <OptionList {...{ options, listId, at, onTake }} label={t('entry.texts')} keyOf={({ text }) => text}>
        {({ text, of, date }) => (
          <>
            <Icon of={journal} />
            <span className="k" dir="auto">
              <MarkedText {...{ text, typed }} />
            </span>
            {of && <span className="d ell">{of.projectName || of.customerName}</span>}
            <span className="e t3 num">{formats.dayMonth(date)}</span>
          </>
        )}
      </OptionList>
    </div>
  );
}
