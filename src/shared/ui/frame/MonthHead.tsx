import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type IsoMonth, monthOfDay, shiftMonth } from '@/domain/time/period';
import { paths } from '../../paths';
import { IconButton } from '../buttons/IconButton';
import { useToday } from '../timing/useClock';
import { Breadcrumb } from './Breadcrumb';
import { PhoneTitle } from './ShellSlots';
import { useDocumentTitle } from './useDocumentTitle';
import classes from './monthHead.module.scss';

interface MonthHeadProps {
  /** Null until it is known which month is shown. */
  readonly month: IsoMonth | null;
  /** What is done with the month: "Close month". */
  readonly kind: string;
  readonly documentTitle: string;
  readonly labels: { readonly previous: string; readonly next: string };
  readonly onMonth: (month: IsoMonth) => void;
  /** The text of the heading. */
  readonly children: ReactNode;
  /** Shown at the right. */
  readonly actions: ReactNode;
}

/** The head of a page below the time sheets: the way back, and a month between its neighbours. No later one than today's. */
export function MonthHead(props: MonthHeadProps) {
  const { month, kind, documentTitle, labels, onMonth, children, actions } = props;
  const { t } = useTranslation('layout');
  useDocumentTitle(documentTitle);
  const today = useToday();
  const isLast = month === null || month >= monthOfDay(today);
  return (
    <div className="tw-head is-detail below-16">
      <div className="grow">
        <Breadcrumb steps={[{ label: t('nav.timeSheets'), path: paths.timeSheets }]} current={kind} />
        <div className={classes.months}>
          <IconButton
            icon={chevronLeft}
            size="lg"
            label={labels.previous}
            aria-disabled={month === null}
            onClick={() => month && onMonth(shiftMonth(month, -1))}
          />
          <h1 className={classes.month} tabIndex={-1}>
            {children}
          </h1>
          <IconButton
            icon={chevronRight}
            size="lg"
            label={labels.next}
            aria-disabled={isLast}
            onClick={() => !isLast && onMonth(shiftMonth(month, 1))}
          />
        </div>
      </div>
      {actions}
      <PhoneTitle>{kind}</PhoneTitle>
    </div>
  );
}
