import bookmark from 'bootstrap-icons/icons/bookmark.svg?icon';
import bookmarkFill from 'bootstrap-icons/icons/bookmark-fill.svg?icon';
import bookmarkPlus from 'bootstrap-icons/icons/bookmark-plus.svg?icon';
import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import reload from 'bootstrap-icons/icons/arrow-clockwise.svg?icon';
import star from 'bootstrap-icons/icons/star.svg?icon';
import starFill from 'bootstrap-icons/icons/star-fill.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useTranslation } from 'react-i18next';
import { type NamedView, withOpening } from '@/domain/find/namedViews';
import type { MenuItem } from '../../../ui/menus/RowMenu';
import type { FindTool } from './useTools';
import { type ViewUse, useViews } from './useViews';

/** The words and the way of views with one that the screen opens with. */
export interface OpeningWords {
  /** The name of the menu while no view is chosen. */
  readonly label: string;
  /** Beside that view. */
  readonly mark: string;
  readonly set: (name: string) => string;
  readonly end: (name: string) => string;
  /** The heading while there is no view. */
  readonly none: string;
  /** A line below the name of a view that tells what it shows. */
  readonly hintOf: (view: NamedView) => string;
}

/**
 * The menu of named views.
 *
 * @param name asks for the name of a view, or of what is shown now
 */
export function useViewsMenu(
  use: ViewUse,
  name: (view: NamedView | null) => void,
  opening?: OpeningWords,
): FindTool {
  const { t } = useTranslation('find');
  const { views, chosen, isChanged, open, update, remove, change } = useViews(use);
  const offer = { icon: reload, onSelect: () => void (chosen && update(chosen)) };
  const items: MenuItem[] = views.map((view) => ({
    label: view.name,
    icon: iconOf(view, view === chosen),
    isChosen: view === chosen,
    onSelect: () => open(view),
    ...(opening && { hint: opening.hintOf(view) }),
    ...(opening && view.isOpening && { detail: opening.mark }),
  }));
  if (chosen) {
    const of = { name: chosen.name };
    const isOpening = chosen.isOpening === true;
    if (isChanged) items.push({ label: t('views.update', of), startsGroup: true, ...offer });
    if (opening)
      items.push({
        label: isOpening ? opening.end(chosen.name) : opening.set(chosen.name),
        icon: isOpening ? star : starFill,
        startsGroup: !isChanged,
        onSelect: () => void change((before) => withOpening(before, isOpening ? null : chosen.name)),
      });
    items.push(
      {
        label: t('views.rename', of),
        icon: pencil,
        startsGroup: !isChanged && !opening,
        onSelect: () => name(chosen),
      },
      { label: t('views.delete', of), icon: trash, tone: 'danger', onSelect: () => void remove(chosen) },
    );
  }
  if (use.address !== '')
    items.push({
      label: t('views.save'),
      icon: bookmarkPlus,
      startsGroup: true,
      onSelect: () => name(null),
    });
  return {
    name: 'views',
    label: chosen?.name ?? opening?.label ?? t('views.label'),
    icon: bookmark,
    heading: views.length > 0 ? t('views.heading') : (opening?.none ?? t('views.none')),
    items,
    ...(isChanged && { offer: { label: t('views.updateShort'), ...offer } }),
  };
}

const iconOf = ({ isOpening }: NamedView, isChosen: boolean) =>
  isOpening ? starFill : isChosen ? bookmarkFill : bookmark;
