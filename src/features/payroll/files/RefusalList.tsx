import { useTranslation } from 'react-i18next';
import type { Refusal } from '@/domain/payroll/refusals';
import { openKey } from '../useOpenWords';
import type { NumbersPart, OpenPayrollDialog } from '../payrollDialog';
import type { Payroll } from '../usePayroll';
import { useRefusalWords } from './useRefusalWords';
import classes from './refusalList.module.scss';

interface RefusalListProps {
  readonly refused: readonly Refusal[];
  readonly payroll: Payroll;
  readonly onOpen: (dialog: OpenPayrollDialog) => void;
  readonly onClose: () => void;
}

/** Where a refusal is settled; null for what is open on the page. */
function placeOf({ kind }: Refusal): NumbersPart | null {
  switch (kind) {
    case 'open':
    case 'noLine':
    case 'tooManyHours':
    case 'amountTooLarge':
      return null;
    case 'numberMissing':
    case 'numberWrong':
    case 'numberTwice':
      return 'people';
    case 'advisorWrong':
    case 'clientWrong':
    case 'letter':
      return 'office';
    case 'wageTypeMissing':
    case 'wageTypeWrong':
    case 'wageTypeTwice':
    case 'keyMissing':
      return 'wageTypes';
  }
}

/** All that stands against a file, each with the way to settle it. */
export function RefusalList({ refused, payroll, onOpen, onClose }: RefusalListProps) {
  const { t } = useTranslation('payroll');
  const words = useRefusalWords(payroll);
  return (
    <>
      <p className="mb-3">
        <b className="text-strong">{t('refused.title', { count: refused.length })}</b>
      </p>
      <ul className="strong-line-above">
        {refused.map((refusal) => {
          const place = placeOf(refusal);
          const text = words(refusal);
          return (
            <li key={refusal.kind === 'open' ? openKey(refusal.item) : text} className={classes.item}>
              <span className="fills">{text}</span>
              <button
                type="button"
                className="tw-link"
                onClick={() => (place ? onOpen({ kind: 'numbers', part: place }) : onClose())}
              >
                {place ? t(`numbers.${place}`) : t('refused.toPage')}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
