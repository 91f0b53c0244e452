import csv from 'bootstrap-icons/icons/filetype-csv.svg?icon';
import download from 'bootstrap-icons/icons/download.svg?icon';
import printer from 'bootstrap-icons/icons/printer.svg?icon';
import sheet from 'bootstrap-icons/icons/file-earmark-spreadsheet.svg?icon';
import { useTranslation } from 'react-i18next';
import type { IconShapes } from '../../../ui/buttons/Icon';
import type { MenuItem } from '../../../ui/menus/RowMenu';
import type { ToolUse } from '../find';
import { viewsOfList } from './useViews';
import { useViewsMenu } from './useViewsMenu';

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
  const views = useViewsMenu(viewsOfList(use), (view) => use.begin({ kind: 'name', view }));
  return [views, useExportTool(use)];
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
