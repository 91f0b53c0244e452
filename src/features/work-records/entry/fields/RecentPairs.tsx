import clockHistory from 'bootstrap-icons/icons/clock-history.svg?icon';
import { useTranslation } from 'react-i18next';
import { type Booked, type Pair, isSamePair } from '@/domain/bookings';
import { Icon } from '@/shared/ui/Icon';
import { usePhone } from '@/shared/ui/useMediaQuery';
import './recentPairs.scss';

/** So many stand above the form; on a phone, where they say the project only, one more. */
const MOST = 3;
const MOST_ON_PHONE = 4;

interface RecentPairsProps {
  /** Newest first. */
  readonly booked: readonly Booked[];
  readonly chosen: Pick<Pair, 'customerId' | 'projectId'>;
  readonly onTake: (pair: Pair) => void;
}

/** What was booked last: a press sets customer and project. */
export function RecentPairs({ booked, chosen, onTake }: RecentPairsProps) {
  const { t } = useTranslation('workRecords');
  const offered = booked.slice(0, usePhone() ? MOST_ON_PHONE : MOST);
  if (offered.length === 0) return null;
  return (
    <fieldset className="tw-recent" aria-label={t('entry.recent')}>
      <Icon of={clockHistory} />
      {offered.map((pair) => (
        <button
          key={`${pair.customerId}/${pair.projectId}`}
          type="button"
          className="tw-pair"
          aria-pressed={isSamePair(pair, chosen)}
          onClick={() => onTake(pair)}
        >
          {pair.customerName !== '' && (
            <span className={pair.projectName === '' ? 'ell' : 'cu ell'}>{pair.customerName}</span>
          )}{' '}
          {pair.projectName !== '' && <span className="pr ell">{pair.projectName}</span>}
        </button>
      ))}
    </fieldset>
  );
}
