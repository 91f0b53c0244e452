import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type IsoDate, type IsoMonth, monthOfDay, shiftMonth } from '@/domain/time/period';
import { formatMonth } from '@/shared/i18n/format';
import { useFormats } from '@/shared/i18n/useFormats';
import { monthPath, paths } from '@/shared/paths';
import { Breadcrumb } from '@/shared/ui/frame/Breadcrumb';
import { PhoneTitle } from '@/shared/ui/frame/ShellSlots';
import { useDocumentTitle } from '@/shared/ui/frame/useDocumentTitle';
import { IconButton } from '@/shared/ui/IconButton';

interface MonthHeadProps {
  /** Null until it is known which month is open. */
  readonly month: IsoMonth | null;
  readonly today: IsoDate;
}

/** The head of the cockpit: the way back, the month between its neighbours. */
export function MonthHead({ month, today }: MonthHeadProps) {
  const { t } = useTranslation(['monthClose', 'layout']);
  const formats = useFormats();
  const navigate = useNavigate();
  const title = month === null ? t('monthClose:title') : formatMonth(month, formats.language);
  useDocumentTitle(`${t('monthClose:title')}${month === null ? '' : ` – ${title}`}`);
  const isLast = month === null || month >= monthOfDay(today);
  const turn = (direction: -1 | 1) => month && void navigate(monthPath(shiftMonth(month, direction)));
  return (
    <div className="tw-head is-detail tw-month-head">
      <div className="grow">
        <Breadcrumb
          steps={[{ label: t('layout:nav.timeSheets'), path: paths.timeSheets }]}
          current={t('monthClose:title')}
        />
        <div className="months">
          <IconButton
            icon={chevronLeft}
            size="lg"
            label={t('monthClose:previous')}
            aria-disabled={month === null}
            onClick={() => turn(-1)}
          />
          <h1 tabIndex={-1}>{title}</h1>
          <IconButton
            icon={chevronRight}
            size="lg"
            label={t('monthClose:next')}
            aria-disabled={isLast}
            onClick={() => !isLast && turn(1)}
          />
        </div>
      </div>
      <span className="t2 fs13 no-phone">{formats.longDate(today)}</span>
      <PhoneTitle>{t('monthClose:title')}</PhoneTitle>
    </div>
  );
}
