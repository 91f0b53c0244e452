import { clsx } from 'clsx';
import clockHistory from 'bootstrap-icons/icons/clock-history.svg?icon';
import star from 'bootstrap-icons/icons/star.svg?icon';
import starFill from 'bootstrap-icons/icons/star-fill.svg?icon';
import { useTranslation } from 'react-i18next';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { type Booked, type Pair, starredFirst, toggledStar } from '@/domain/work/bookings';
import { isSamePair } from '@/domain/work/workRecord';
import { starredKind } from '@/shared/recents/bookedKept';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { Icon } from '@/shared/ui/buttons/Icon';
import classes from './recentPairs.module.scss';

/** How many pairs fit on one line above the form; on a phone they only show the project. */
const MOST = 3;

const NONE: readonly Pair[] = [];

interface RecentPairsProps {
  /** Newest first. */
  readonly booked: readonly Booked[];
  readonly chosen: Pick<Pair, 'customerId' | 'projectId'>;
  readonly onTake: (pair: Pair) => void;
}

/** Starred and recently booked pairs: a press sets customer and project, the star puts the chosen pair in front. */
export function RecentPairs({ booked, chosen, onTake }: RecentPairsProps) {
  const { t } = useTranslation('workRecords');
  const projectName = useProjectName();
  const { value: starred = NONE, change } = useDeviceValue(starredKind);
  const pairs = starredFirst(starred, booked);
  const offered = pairs.slice(0, MOST);
  const current = pairs.find((pair) => isSamePair(pair, chosen));
  const isStarred = starred.some((pair) => isSamePair(pair, chosen));
  if (offered.length === 0) return null;
  return (
    <fieldset className="row" aria-label={t('entry.recent')}>
      <Icon of={clockHistory} className="no-phone text-faint" />
      {offered.map((pair) => (
        <button
          key={`${pair.customerId}/${pair.projectId}`}
          type="button"
          className={classes.pair}
          aria-pressed={isSamePair(pair, chosen)}
          onClick={() => onTake(pair)}
        >
          {pair.customerName !== '' && (
            <span className={clsx('ellipsis', pair.projectName !== '' && classes.customer)}>
              {pair.customerName}
            </span>
          )}{' '}
          {pair.projectName !== '' && (
            <span className={clsx('ellipsis', classes.project)}>{projectName(pair.projectName)}</span>
          )}
        </button>
      ))}
      {/* The label leaves out the names, because it must not contain the label of a select. */}
      {current && (
        <IconButton
          icon={isStarred ? starFill : star}
          label={t('entry.star')}
          aria-pressed={isStarred}
          onClick={() => void change((before) => toggledStar(before, current))}
        />
      )}
    </fieldset>
  );
}
