import retryIcon from 'bootstrap-icons/icons/arrow-clockwise.svg?icon';
import { type ReactNode, useState } from 'react';
import grid from 'bootstrap-icons/icons/grid-1x2.svg?icon';
import listUl from 'bootstrap-icons/icons/list-ul.svg?icon';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/buttons/Button';
import './charts.scss';

export interface ChartFrameProps {
  /** The chart's accessible name, and the caption of the table. */
  readonly title: string;
  /** The error, if any: the chart is emptied or not drawn, and can be tried again. */
  readonly failure?: { readonly text: string; readonly onRetry: () => void } | undefined;
  readonly isBusy?: boolean;
  /** Height of the chart in pixels, kept while it is empty. */
  readonly height?: number;
  /** The same values as a table, shown instead of the chart if the user asks for it. */
  readonly table: ReactNode;
  /** The line below the chart, and below the table. */
  readonly chartKey?: ReactNode;
  readonly tableKey?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every chart: a name, a table instead of it, a retry button in the corner, and a fixed height. */
export function ChartFrame({
  title,
  failure,
  isBusy = false,
  height,
  table,
  chartKey,
  tableKey,
  children,
}: ChartFrameProps) {
  const { t } = useTranslation(['charts', 'common']);
  const [isTable, setIsTable] = useState(false);
  return (
    <figure className="tw-chart" aria-label={title} aria-busy={isBusy}>
      {failure !== undefined && (
        <div className="corner" role="alert">
          {failure.text}
          <Button size="sm" icon={retryIcon} label={t('common:actions.retry')} onClick={failure.onRetry} />
        </div>
      )}
      <div style={{ minHeight: isTable ? undefined : height }}>{isTable ? table : children}</div>
      <div className="tw-keyrow">
        {isTable ? tableKey : chartKey}
        <Button look="ghost" size="sm" icon={isTable ? grid : listUl} onClick={() => setIsTable(!isTable)}>
          {isTable ? t('charts:asChart') : t('charts:asTable')}
          <span className="visually-hidden">: {title}</span>
        </Button>
      </div>
    </figure>
  );
}
