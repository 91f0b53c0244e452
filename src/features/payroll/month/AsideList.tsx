import arrows from 'bootstrap-icons/icons/arrow-repeat.svg?icon';
import calendar from 'bootstrap-icons/icons/calendar3.svg?icon';
import fileText from 'bootstrap-icons/icons/file-earmark-text.svg?icon';
import files from 'bootstrap-icons/icons/files.svg?icon';
import { useTranslation } from 'react-i18next';
import type { AsideFile } from '@/domain/payroll/payrollMonth';
import { type IsoMonth, monthOfDay } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon, type IconShapes } from '@/shared/ui/buttons/Icon';
import { keptMonth } from '../payrollKept';
import { signedDays } from '../useRowState';
import type { Payroll } from '../usePayroll';
import type { OpenPayrollDialog } from '../payrollDialog';
import classes from './asideList.module.scss';

const icons: Readonly<Partial<Record<AsideFile['why'], IconShapes>>> = {
  double: files,
  replaced: arrows,
  otherMonth: calendar,
};

interface AsideListProps {
  readonly payroll: Payroll;
  readonly onOpen: (dialog: OpenPayrollDialog) => void;
  readonly onMonth: (month: IsoMonth) => void;
}

/** The files that do not count here, and why. */
export function AsideList({ payroll, onOpen, onMonth }: AsideListProps) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const { aside } = payroll.result;
  const { decisions } = keptMonth(payroll.kept, payroll.month);
  const chosen = new Set(
    decisions.flatMap((one): (string | undefined)[] => (one.kind === 'choose' ? [one.hash] : [])),
  );
  return (
    <section aria-label={t('aside.title')}>
      <div className="tw-section-head">
        <h2>
          {t('aside.title')} <span className="count">{aside.length}</span>
        </h2>
      </div>
      <ul className="strong-line-above">
        {aside.map(({ file, why, by }) => {
          const month = file.period ? monthOfDay(file.period.from) : null;
          const [day] = by?.signedAt ? signedDays([by.signedAt]) : [];
          const words = {
            month: month ? formats.monthName(month) : '',
            now: formats.monthName(payroll.month),
            company: file.company,
            day,
          };
          const replaced = file.state === 'unsigned' && by?.state === 'checked' ? 'bySigned' : 'byLater';
          const detail =
            why === 'unreadable'
              ? (`unreadable.${file.reason ?? 'damaged'}` as const)
              : why === 'replaced' && day !== undefined
                ? (`replaced.${replaced}` as const)
                : why === 'replaced'
                  ? 'replaced.byOther'
                  : why;
          const isOfNobody = why === 'foreign' || why === 'unreadable';
          return (
            <li key={file.key} className={classes.file}>
              <Icon of={icons[why] ?? fileText} className="text-faint" />
              <span className="ellipsis" title={file.name}>
                {file.name}
              </span>
              <span className="text-secondary text-small">{t(`aside.${detail}`, words)}</span>
              {why === 'otherMonth' && month && (
                <button type="button" className="tw-link" onClick={() => onMonth(month)}>
                  {t('aside.goTo', words)}
                </button>
              )}
              {(why === 'leftOut' || chosen.has(by?.hash)) && (
                <button
                  type="button"
                  className="tw-link"
                  aria-label={t('remedy.takeBackOf', { name: file.name })}
                  onClick={() =>
                    void payroll.takeBack([by?.hash ?? file.hash], t('done.takeBack', { name: file.name }))
                  }
                >
                  {t('remedy.takeBack')}
                </button>
              )}
              {isOfNobody && (
                <button
                  type="button"
                  className="tw-link"
                  onClick={() => onOpen({ kind: 'byHand', file, person: null })}
                >
                  {t('remedy.assign')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
