import cursor from 'bootstrap-icons/icons/input-cursor-text.svg?icon';
import sliders from 'bootstrap-icons/icons/sliders.svg?icon';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { PayrollFormat } from '@/domain/payroll/payroll';
import type { Refusal } from '@/domain/payroll/refusals';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { openIcons } from '../openIcons';
import { focusItem, openKey } from '../useOpenWords';
import type { NumbersPart, OpenPayrollDialog } from '../payrollDialog';
import type { RefusalWords } from './useRefusalWords';

interface RefusalListProps {
  readonly refused: readonly Refusal[];
  readonly words: (refusal: Refusal) => RefusalWords;
  readonly format: PayrollFormat;
  readonly onOpen: (dialog: OpenPayrollDialog) => void;
  readonly onClose: () => void;
}

/** Where a refusal is settled; null for what is open on the page. */
function placeOf(refusal: Refusal, format: PayrollFormat): NumbersPart | null {
  if (refusal.kind === 'letter' && format === 'csv') return 'office';
  if ('person' in refusal || 'people' in refusal) return 'people';
  if ('value' in refusal || 'values' in refusal) return 'wageTypes';
  return 'typed' in refusal ? 'office' : null;
}

/** All that stands against a file, each with the way to settle it. */
export function RefusalList({ refused, words, format, onOpen, onClose }: RefusalListProps) {
  const { t } = useTranslation('payroll');
  return (
    <ul>
      {refused.map((refusal) => {
        const { about, reason } = words(refusal);
        const place = placeOf(refusal, format);
        const label = t(place ? 'refused.type' : 'refused.show');
        const icon = place === 'people' ? cursor : sliders;
        return (
          <li
            key={refusal.kind === 'open' ? openKey(refusal.item) : `${about} ${reason}`}
            className="row min-height-44 pads-8 line-below"
          >
            <Icon
              of={refusal.kind === 'open' ? openIcons[refusal.item.kind].icon : icon}
              className="text-warning"
            />
            <div className="fills">
              <b className="block text-strong break-anywhere">{about}</b>
              <span className="text-secondary text-small">{reason}</span>
            </div>
            <Button
              size="sm"
              label={label}
              aria-label={`${label}: ${about}`}
              onClick={() => {
                if (place) onOpen({ kind: 'numbers', part: place });
                // The dialog gives the focus back first; from there it goes to the item.
                else flushSync(onClose);
                if (refusal.kind === 'open') focusItem(refusal.item);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
