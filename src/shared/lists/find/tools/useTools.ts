import bookmark from 'bootstrap-icons/icons/bookmark.svg?icon';
import bookmarkFill from 'bootstrap-icons/icons/bookmark-fill.svg?icon';
import bookmarkPlus from 'bootstrap-icons/icons/bookmark-plus.svg?icon';
import csv from 'bootstrap-icons/icons/filetype-csv.svg?icon';
import download from 'bootstrap-icons/icons/download.svg?icon';
import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import reload from 'bootstrap-icons/icons/arrow-clockwise.svg?icon';
import link from 'bootstrap-icons/icons/link-45deg.svg?icon';
import printer from 'bootstrap-icons/icons/printer.svg?icon';
import sheet from 'bootstrap-icons/icons/file-earmark-spreadsheet.svg?icon';
import { useTranslation } from 'react-i18next';
import { noticeLife } from '../../../notices/noticeLife';
import { noticeGiven } from '../../../notices/noticesSlice';
import { useAppDispatch } from '../../../store/hooks';
import type { IconShapes } from '../../../ui/buttons/Icon';
import type { MenuItem } from '../../../ui/menus/RowMenu';
import type { ToolUse } from './toolUse';
import { useViews } from './useViews';

/** A tool of a list, views or export: a menu beside the field, or a group of the sheet on a phone. */
export interface FindTool {
  readonly name: 'views' | 'export';
  readonly label: string;
  readonly icon: IconShapes;
  readonly heading: string;
  readonly items: readonly MenuItem[];
  /** The most likely action, as a button before the menu. */
  readonly offer?: MenuItem;
}

/** The tools of a list. */
export function useTools(use: ToolUse): readonly FindTool[] {
  return [useViewsTool(use), useExportTool(use)];
}

function useViewsTool(use: ToolUse): FindTool {
  const { t } = useTranslation('find');
  const { views, chosen, isChanged, open, update, remove } = useViews(use);
  const { find, begin } = use;
  const offer = { icon: reload, onSelect: () => void (chosen && update(chosen)) };
  const items: MenuItem[] = views.map((view) => ({
    label: view.name,
    icon: view === chosen ? bookmarkFill : bookmark,
    isChosen: view === chosen,
    onSelect: () => open(view),
  }));
  if (chosen) {
    const { name } = chosen;
    if (isChanged) items.push({ label: t('views.update', { name }), startsGroup: true, ...offer });
    items.push(
      {
        label: t('views.rename', { name }),
        icon: pencil,
        startsGroup: !isChanged,
        onSelect: () => begin({ kind: 'name', view: chosen }),
      },
      {
        label: t('views.delete', { name }),
        icon: trash,
        tone: 'danger',
        onSelect: () => void remove(chosen),
      },
    );
  }
  if (find.address !== '')
    items.push({
      label: t('views.save'),
      icon: bookmarkPlus,
      startsGroup: true,
      onSelect: () => begin({ kind: 'name', view: null }),
    });
  return {
    name: 'views',
    label: chosen?.name ?? t('views.label'),
    icon: bookmark,
    heading: t(views.length > 0 ? 'views.heading' : 'views.none'),
    items,
    ...(isChanged && { offer: { label: t('views.updateShort'), ...offer } }),
  };
}

function useExportTool({ exporting, counts, begin }: ToolUse): FindTool {
  const { t } = useTranslation('find');
  const isReading = exporting.isAsked && exporting.whole.state.kind === 'reading';
  const found = counts ? t('export.found', { count: counts[0] }) : t('export.whole');
  return {
    name: 'export',
    label: t('export.label'),
    icon: download,
    heading: isReading ? t('export.stillReading') : found,
    items: [
      {
        label: t('export.excel'),
        icon: sheet,
        detail: '.xlsx',
        onSelect: () => begin({ kind: 'export', format: 'xlsx' }),
      },
      {
        label: `${t('export.csv')} ${t('export.semicolon')}`,
        icon: csv,
        detail: '.csv',
        onSelect: () => begin({ kind: 'export', format: 'csv' }),
      },
      {
        label: t('export.print'),
        icon: printer,
        onSelect: () => begin({ kind: 'export', format: 'print' }),
      },
    ],
  };
}

/** Copies the address, which asks the same of the list. */
export function useCopyLink(): MenuItem {
  const { t } = useTranslation('find');
  const dispatch = useAppDispatch();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      dispatch(noticeGiven({ tone: 'success', text: t('export.linkCopied'), lifeMs: noticeLife.done }));
    } catch {
      dispatch(noticeGiven({ tone: 'error', text: t('export.linkNotCopied'), detail: location.href }));
    }
  };
  return { label: t('export.copyLink'), icon: link, startsGroup: true, onSelect: () => void copy() };
}
