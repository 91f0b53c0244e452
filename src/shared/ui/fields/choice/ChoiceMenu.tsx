import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkedText } from '../../options/MarkedText';
import { OptionList, optionId } from '../../options/OptionList';
import type { SelectOption } from '../SelectField';
import './choice.scss';
import { usePlaceAtField } from './usePlaceAtField';
import type { ChoiceOffer } from './useSearchedChoice';

interface ChoiceMenuProps {
  readonly field: RefObject<HTMLElement | null>;
  readonly listId: string;
  readonly label: string;
  readonly offer: ChoiceOffer;
  readonly at: number | null;
  readonly typed: string;
  readonly onTake: (option: SelectOption) => void;
}

/** The list at a field that is searched by typing: what fits, how many more there are, or that nothing does. */
export function ChoiceMenu({ field, listId, label, offer, at, typed, onTake }: ChoiceMenuProps) {
  const { t } = useTranslation('common');
  const menu = useRef<HTMLDivElement>(null);
  usePlaceAtField(menu, field);

  const marked = at === null ? undefined : offer.options[at]?.value;
  useEffect(() => {
    if (at === null || marked === undefined) return;
    document.getElementById(optionId(listId, at))?.scrollIntoView({ block: 'nearest' });
  }, [at, listId, marked]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press leaves the focus in the field
    <div ref={menu} className="tw-menu tw-choices" onMouseDown={(event) => event.preventDefault()}>
      <OptionList
        {...{ listId, label, at, onTake }}
        options={offer.options}
        headings={offer.headings}
        keyOf={({ value }) => value}
      >
        {(option) => (
          <span className="k" dir="auto">
            <MarkedText text={option.label} typed={typed} />
          </span>
        )}
      </OptionList>
      {offer.options.length === 0 && <p className="note">{t('choice.none', { text: typed })}</p>}
      {offer.more > 0 && <p className="note">{t('choice.more', { count: offer.more })}</p>}
    </div>
  );
}
