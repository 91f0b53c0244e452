import checkFill from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonRow } from '@/domain/payroll/payrollMonth';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { Payroll } from '../usePayroll';
import { Remedies } from './Remedies';
import { openIcons } from '../openIcons';
import type { OpenPayrollDialog } from '../payrollDialog';
import { focusItem, openKey, useOpenWords } from '../useOpenWords';
import classes from './openList.module.scss';

interface OpenListProps {
  readonly payroll: Payroll;
  readonly onOpen: (dialog: OpenPayrollDialog) => void;
}

/** What has to be settled before a file is written, each with its remedies. */
export function OpenList({ payroll, onOpen }: OpenListProps) {
  const { t } = useTranslation('payroll');
  const { open } = payroll.result;
  const words = useOpenWords(payroll);
  const isAllRead = payroll.files.state === 'read';
  useReopened(payroll);
  if (open.length === 0) return isAllRead && <NothingOpen rows={payroll.result.rows} />;
  return (
    <section aria-label={t('open.title')}>
      <div className="tw-section-head">
        <h2>{t('open.title')}</h2>
        <span className="count">{open.length}</span>
        <span className="push-right text-faint text-small">{t('open.hint')}</span>
      </div>
      <ul className="strong-line-above">
        {open.map((item) => {
          const { text, ...about } = words(item);
          return (
            <li key={openKey(item)} className={classes.item} data-item={openKey(item)} tabIndex={-1}>
              <span className={openIcons[item.kind].tone}>
                <Icon of={openIcons[item.kind].icon} />
              </span>
              <div className="fills">
                <b className="text-strong">{t('open.of', about)}</b>
                <span className="block text-secondary text-small">{text}</span>
              </div>
              <Remedies item={item} payroll={payroll} onOpen={onOpen} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Moves the focus to an item that is open again, if it has gone with the button that took its remedy back. */
function useReopened({ kept, result: { open } }: Payroll) {
  const last = useRef({ kept, open });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { kept, open };
    if (before.kept === kept || document.activeElement !== document.body) return;
    const known = new Set(before.open.map(openKey));
    const again = open.find((item) => !known.has(openKey(item)));
    if (again) focusItem(again);
  }, [kept, open]);
}

/** Says how the month was settled. */
function NothingOpen({ rows }: { readonly rows: readonly PersonRow[] }) {
  const { t } = useTranslation('payroll');
  const parts = (['signed', 'countedAnyway', 'byHand', 'leftOut'] as const).flatMap((state) => {
    const count = rows.filter((row) => row.state === state).length;
    return count > 0 ? [t(`open.settled.${state}`, { count })] : [];
  });
  return (
    <p className="row line-below min-height-44 text-secondary">
      <Icon of={checkFill} className="text-success" />
      {parts.length > 0 ? t('open.done', { parts: parts.join(', ') }) : t('open.nothing')}
    </p>
  );
}
