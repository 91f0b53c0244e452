import building from 'bootstrap-icons/icons/building.svg?icon';
import clockHistory from 'bootstrap-icons/icons/clock-history.svg?icon';
import folder from 'bootstrap-icons/icons/folder.svg?icon';
import journal from 'bootstrap-icons/icons/journal-text.svg?icon';
import { useTranslation } from 'react-i18next';
import type { QuickSuggestion } from '@/domain/quick-entry/quickSuggestions';
import { Icon } from '@/shared/ui/Icon';
import { OptionList } from '@/shared/ui/options/OptionList';

const icons = { recent: clockHistory, customer: building, project: folder, text: journal };
const captions = { recent: 'recent', customer: 'customers', project: 'projects', text: 'texts' } as const;

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
    <OptionList
      {...{ options, listId, at, onTake }}
      label={t('suggestions')}
      keyOf={({ line }) => line}
      headings={new Map(first && [[0, t(captions[first.kind])]])}
    >
      {({ kind, label, detail }) => (
        <>
          <Icon of={icons[kind]} />
          <span className="k">{label}</span>
          <span className="d ell">{detail}</span>
        </>
      )}
    </OptionList>
  );
}
