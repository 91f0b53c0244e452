import type { Ref } from 'react';
import list from 'bootstrap-icons/icons/list.svg?icon';
import search from 'bootstrap-icons/icons/search.svg?icon';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import classes from './thumbBar.module.scss';

interface ThumbBarProps {
  /** The element into which a page puts its primary action. */
  readonly actionSlot: Ref<HTMLDivElement>;
  readonly isMenuOpen: boolean;
  /** Something covers it. */
  readonly isInert: boolean;
  readonly onMenu: () => void;
  readonly onSearch: () => void;
}

/**
 * The thumb bar of a phone: menu, the page's primary action, and search, which also takes the room of a missing action.
 */
export function ThumbBar({ actionSlot, isMenuOpen, isInert, onMenu, onSearch }: ThumbBarProps) {
  const { t } = useTranslation('layout');
  return (
    <nav className={classes.bar} aria-label={t('quick')} inert={isInert}>
      <Button
        className={classes.square}
        aria-label={t('menu.open')}
        aria-expanded={isMenuOpen}
        aria-controls="sidebar"
        onClick={onMenu}
      >
        <Icon of={list} />
      </Button>
      <div className={classes.slot} ref={actionSlot} />
      <Button icon={search} className={classes.square} aria-label={t('search.open')} onClick={onSearch}>
        <span>{t('search.open')}</span>
      </Button>
    </nav>
  );
}
