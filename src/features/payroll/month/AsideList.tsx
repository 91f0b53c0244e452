import arrows from 'bootstrap-icons/icons/arrow-repeat.svg?icon';
import fileText from 'bootstrap-icons/icons/file-earmark-text.svg?icon';
import files from 'bootstrap-icons/icons/files.svg?icon';
import { useTranslation } from 'react-i18next';
import type { AsideFile } from '@/domain/payroll/payrollMonth';
import type { SheetFile } from '@/domain/payroll/sheetFile';
import { type IsoMonth, monthOfDay } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon, type IconShapes } from '@/shared/ui/buttons/Icon';
import { keptMonth } from '../payrollKept';
import { signedDays } from '../useRowState';
import type { Payroll } from '../usePayroll';
import type { OpenPayrollDialog } from '../payrollDialog';
import classes from './asideList.module.scss';

const icons: Readonly<Partial<Record<AsideFile['why'], IconShapes>>> = {
  double: files,
  replaced: arrows,
};

/** Which words say what counts in place of a file. */
function replacedBy(file: SheetFile, by: SheetFile | undefined) {
  if (file.state === 'unsigned' && by?.state === 'checked') return 'bySigned';
  return by?.signedAt ? 'byLater' : 'byOther';
}

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
  const takeBack = (file: SheetFile, by: SheetFile | undefined) =>
    void payroll.takeBack([(by ?? file).hash], t('done.takeBack', { name: file.name }));
  return (
    <section aria-label={t('aside.title')}>
      <div className="tw-section-head">
        <h2>{t('aside.title')}</h2>
        <span className="count">{aside.length}</span>
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
          const detail =
            why === 'unreadable'
              ? (`unreadable.${file.reason ?? 'damaged'}` as const)
              : why === 'replaced'
                ? (`replaced.${replacedBy(file, by)}` as const)
                : why;
          const [label, act] =
            why === 'otherMonth' && month
              ? [t('aside.goTo', words), () => onMonth(month)]
              : why === 'foreign' || why === 'unreadable' || why === 'otherCompany'
                ? [t('remedy.assign'), () => onOpen({ kind: 'byHand', file, person: null })]
                : why === 'leftOut' || chosen.has(by?.hash)
                  ? [t('remedy.takeBack'), () => takeBack(file, by)]
                  : [];
          return (
            <li key={file.key} className={classes.file}>
              <Icon of={icons[why] ?? fileText} className="text-faint" />
              <span className="ellipsis" title={file.name}>
                {file.name}
              </span>
              <span className="text-secondary text-small">{t(`aside.${detail}`, words)}</span>
              {act && (
                <Button look="link" label={label} aria-label={`${label}: ${file.name}`} onClick={act} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
