import funnel from 'bootstrap-icons/icons/funnel.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { singleKeys } from '@/shared/ui/keys/singleKeys';
import { useSingleKey } from '@/shared/ui/keys/useSingleKey';
import { QUICK_LINE } from '@/shared/paths';
import { loadFind } from '@/shared/lists/find/lazyFind';
import { useWhenIdle } from '@/shared/ui/timing/useWhenIdle';
import type { WorkRecordPrefill } from '../entry/workRecordValues';
import { QuickEntry } from '../quick/QuickEntry';
import { WeekStrip } from '../week/WeekStrip';
import type { DayWork } from './useDayWork';
import classes from './searchPlace.module.scss';

/**
 * Whether the field to search the list has taken the place of week strip and quick entry: once it was opened, and while
 * something is asked. N then shows the quick entry above it.
 */
export function useSearchPlace(isAsked: boolean) {
  const [isOpened, setIsOpened] = useState(false);
  const [hasEntry, setHasEntry] = useState(false);
  const isOpen = isAsked || isOpened;
  useSingleKey('quickEntry', () => setHasEntry(true), isOpen && !hasEntry);
  const [params] = useSearchParams();
  if (isOpen && !hasEntry && params.has(QUICK_LINE)) setHasEntry(true);
  return {
    isOpen,
    /** Whether the quick entry is shown. */
    hasEntry: !isOpen || hasEntry,
    open: () => setIsOpened(true),
    field: {
      size: 'lg',
      hasFocus: isOpened,
      onLeave: () => {
        setIsOpened(false);
        setHasEntry(false);
      },
    },
  } as const;
}

/** Opens the field to search the list, by its key as well. */
function SearchButton({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation('workRecords');
  useSingleKey('find', onOpen);
  useWhenIdle(loadFind);
  return (
    <Button
      className={classes.search}
      aria-label={t('find.open')}
      aria-keyshortcuts={singleKeys.find}
      title={t('find.open')}
      onClick={onOpen}
    >
      <Icon of={funnel} />
    </Button>
  );
}

interface DayToolsProps {
  readonly day: Pick<DayWork, 'week' | 'open'>;
  readonly search: ReturnType<typeof useSearchPlace>;
  readonly openTyped: (prefill: WorkRecordPrefill) => void;
  /** A list without any records has nothing to search. */
  readonly hasRecords: boolean;
}

/** Week strip and quick entry, which make room while the list is searched. */
export function DayTools({ day: { week, open }, search, openTyped, hasRecords }: DayToolsProps) {
  return (
    <>
      {!search.isOpen && <WeekStrip week={week} onOpen={open} />}
      {search.hasEntry && (
        <div className={classes.entry}>
          <QuickEntry known={week.known} onOpenDialog={openTyped} hasFocus={search.isOpen} />
          {!search.isOpen && hasRecords && <SearchButton onOpen={search.open} />}
        </div>
      )}
    </>
  );
}
