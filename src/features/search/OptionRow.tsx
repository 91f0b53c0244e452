import { clsx } from 'clsx';
import building from 'bootstrap-icons/icons/building.svg?icon';
import check from 'bootstrap-icons/icons/check2-square.svg?icon';
import away from 'bootstrap-icons/icons/box-arrow-up-right.svg?icon';
import folder from 'bootstrap-icons/icons/folder.svg?icon';
import kanban from 'bootstrap-icons/icons/kanban.svg?icon';
import person from 'bootstrap-icons/icons/person.svg?icon';
import search from 'bootstrap-icons/icons/search.svg?icon';
import type { MouseEvent, ReactNode } from 'react';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HitKind, HitTarget, SearchHit } from '@/domain/search/searchHits';
import { Icon, type IconShapes } from '@/shared/ui/buttons/Icon';
import { MarkedText } from '@/shared/ui/options/MarkedText';
import '@/shared/ui/options/options.scss';
import type { Command } from './command';
import classes from './optionRow.module.scss';

/** An option in the search panel. */
export type Option =
  | { readonly kind: 'command'; readonly id: string; readonly command: Command }
  | {
      readonly kind: 'hit';
      readonly id: string;
      readonly hit: SearchHit;
      readonly target: HitTarget;
      /** A recently opened page; shows its kind, because recent pages of all kinds are listed together. */
      readonly isRecent?: true;
    };

const icons: Readonly<Record<HitKind, IconShapes>> = {
  customer: building,
  project: folder,
  task: check,
  kanban,
  employee: person,
  other: search,
};

interface OptionRowProps {
  readonly option: Option;
  /** The typed text, which is highlighted in the name. */
  readonly text: string;
  readonly isActive: boolean;
  readonly onChosen: () => void;
}

// Keeps the focus in the search field.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A command or a search result; the whole row is a link. */
export function OptionRow({ option, text, isActive, onChosen }: OptionRowProps) {
  const { id } = option;
  const hasDetail = option.kind === 'command' && Boolean(option.command.detail);
  const common = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: clsx('tw-option', classes.option, hasDetail && classes.hasDetail),
    onMouseDown: keepFocus,
  } as const;

  // With a modifier key the link opens in another tab or window, so the panel stays open.
  const handleLink = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChosen();
  };

  if (option.kind === 'command') {
    const { title, detail, icon, act } = option.command;
    const content = (
      <Content icon={icon} name={title} text={text}>
        {detail && (
          <span className={clsx('d ellipsis', classes.detail)}>
            <span className="visually-hidden">, </span>
            {detail}
          </span>
        )}
      </Content>
    );
    if (act.kind === 'go') {
      return (
        <Link {...common} to={act.path} onClick={handleLink}>
          {content}
        </Link>
      );
    }
    return (
      <button
        {...common}
        type="button"
        onClick={() => {
          act.run();
          onChosen();
        }}
      >
        {content}
      </button>
    );
  }
  const { target } = option;
  const content = <HitContent option={option} text={text} />;
  switch (target.kind) {
    case 'page':
      return (
        <Link {...common} to={target.path} onClick={handleLink}>
          {content}
        </Link>
      );
    case 'window':
      return (
        <a {...common} href={target.url} target="_blank" rel="noopener noreferrer" onClick={onChosen}>
          {content}
        </a>
      );
    case 'none':
      return (
        <div {...common} aria-disabled="true">
          {content}
        </div>
      );
  }
}

function HitContent({ option, text }: { option: Extract<Option, { kind: 'hit' }>; text: string }) {
  const { t } = useTranslation('search');
  const projectName = useProjectName();
  const { hit, target, isRecent } = option;
  return (
    <Content
      icon={icons[hit.kind]}
      name={hit.kind === 'project' ? projectName(hit.name) : hit.name}
      text={text}
    >
      {isRecent && <span className="e">{t(`kind.${hit.kind}`)}</span>}
      {hit.kind === 'other' && hit.type !== '' && <span className="e">{hit.type}</span>}
      {target.kind === 'none' && <span className="e">{t('noLink')}</span>}
      {target.kind === 'window' && (
        <span className="e">
          <Icon of={away} />
          <span className="visually-hidden">{t('opensWindow')}</span>
        </span>
      )}
    </Content>
  );
}

interface ContentProps {
  readonly icon: IconShapes;
  readonly name: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Content({ icon, name, text, children }: ContentProps) {
  return (
    <>
      <Icon of={icon} />
      <span className={clsx('option-name', classes.name)} dir="auto">
        <MarkedText text={name} typed={text} />
      </span>
      {children}
    </>
  );
}
