import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import boxArrowLeft from 'bootstrap-icons/icons/box-arrow-left.svg?icon';
import chevronsLeft from 'bootstrap-icons/icons/chevron-double-left.svg?icon';
import chevronsRight from 'bootstrap-icons/icons/chevron-double-right.svg?icon';
import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?icon';
import stopwatch from 'bootstrap-icons/icons/stopwatch.svg?icon';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { BrandMark } from '@/shared/ui/frame/BrandMark';
import { Icon } from '@/shared/ui/buttons/Icon';
import { LanguageSwitch } from '@/shared/ui/frame/LanguageSwitch';
import { useRootMark } from '@/shared/ui/window/useRootMark';
import { type NavEntry, currentOf, navigation } from './navigation';
import { useSignOut } from './useSignOut';
import classes from './sidebar.module.scss';

interface SidebarProps {
  /**
   * Whether it covers the page: as the drawer of a phone, or the unfolded rail. Otherwise only wider windows show it.
   */
  readonly isDrawerOpen: boolean;
  /** Closes the drawer: on Escape, on the backdrop, or when an entry is chosen. */
  readonly onClose: () => void;
  /** Unfolds the rail. */
  readonly onUnfold: () => void;
}

/**
 * The sidebar with all entries. As a drawer it takes the focus when it opens and gives it back when it
 * closes; everything behind it is inert until then.
 */
export function Sidebar({ isDrawerOpen, onClose, onUnfold }: SidebarProps) {
  const { t } = useTranslation('layout');
  const signOut = useSignOut();
  const side = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isDrawerOpen) return undefined;
    const opener = document.activeElement;
    const drawer = side.current;
    drawer?.querySelector<HTMLElement>('nav a')?.focus();
    return () => {
      // The focus may already be elsewhere: on the heading of the chosen page.
      const isLost = document.activeElement === document.body || drawer?.contains(document.activeElement);
      if (isLost && opener instanceof HTMLElement) opener.focus();
    };
  }, [isDrawerOpen]);

  useRootMark('has-drawer', isDrawerOpen);

  function handleKeyDown(event: KeyboardEvent) {
    if (isDrawerOpen && event.key === 'Escape') onClose();
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere within */}
      <aside
        className={clsx(classes.sidebar, isDrawerOpen && classes.isOpen)}
        id="sidebar"
        aria-label={t('nav.label')}
        ref={side}
        onKeyDown={handleKeyDown}
      >
        <Link className="tw-brand" to={paths.dashboard} onClick={onClose}>
          <BrandMark />
          <span>Tagwerk</span>
        </Link>
        <nav aria-label={t('nav.label')}>
          <ul className={classes.entries}>
            <Entries entries={navigation.before} onChoose={onClose} />
            <TimeRecording onChoose={onClose} />
            <Entries entries={navigation.after} onChoose={onClose} />
          </ul>
        </nav>
        <div className={classes.foot}>
          <button
            className={clsx(classes.footButton, classes.onlyRail)}
            type="button"
            title={t(isDrawerOpen ? 'menu.fold' : 'menu.unfold')}
            aria-expanded={isDrawerOpen}
            aria-controls="sidebar"
            onClick={isDrawerOpen ? onClose : onUnfold}
          >
            <Icon of={isDrawerOpen ? chevronsLeft : chevronsRight} />
            <span>{t(isDrawerOpen ? 'menu.fold' : 'menu.unfold')}</span>
          </button>
          <LanguageSwitch />
          <button className={classes.footButton} type="button" title={t('logout')} onClick={signOut}>
            <Icon of={boxArrowLeft} />
            <span>{t('logout')}</span>
          </button>
        </div>
      </aside>
      {isDrawerOpen && (
        // For the pointer only, because the keyboard has Escape.
        <div className={classes.backdrop} role="presentation" onClick={onClose} />
      )}
    </>
  );
}

interface EntriesProps {
  readonly entries: readonly NavEntry[];
  readonly onChoose: () => void;
}

function Entries({ entries, onChoose }: EntriesProps) {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  return entries.map((entry) => (
    <li key={entry.key}>
      <Link
        to={entry.path}
        title={t(`nav.${entry.key}`)}
        aria-current={currentOf(entry, pathname)}
        onClick={onChoose}
      >
        <Icon of={entry.icon} />
        <span>{t(`nav.${entry.key}`)}</span>
      </Link>
    </li>
  ));
}

/** The expandable group; open at first, because most users need its entries. */
function TimeRecording({ onChoose }: Pick<EntriesProps, 'onChoose'>) {
  const { t } = useTranslation('layout');
  const id = useId();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <li>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <Icon of={stopwatch} />
        <span>{t('nav.timeRecording')}</span>
        <Icon of={chevronDown} className={classes.chevron} />
      </button>
      <ul id={id} hidden={!isOpen}>
        <Entries entries={navigation.timeRecording} onChoose={onChoose} />
      </ul>
    </li>
  );
}
