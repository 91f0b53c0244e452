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
import type { Command } from './panelProps';
import classes from './optionRow.module.scss';

/** An option in the search panel, and where it leads. */
export type Option = {
  readonly id: string;
  readonly to: Command['act'] | Exclude<HitTarget, { readonly kind: 'page' }>;
} & (
  | { readonly kind: 'command'; readonly command: Command }
  | {
      readonly kind: 'hit';
      readonly hit: SearchHit;
      /** A recently opened page; shows its kind, because recent pages of all kinds are listed together. */
      readonly isRecent?: true;
    }
);

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

/** A command or a search result; the whole row is a link or a button. */
export function OptionRow({ option, text, isActive, onChosen }: OptionRowProps) {
  const { id, to } = option;
  const hasDetail = option.kind === 'command' && Boolean(option.command.detail);
  const row = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: clsx('tw-option', classes.option, hasDetail && classes.hasDetail),
    onMouseDown: keepFocus,
  } as const;
  const content =
    option.kind === 'command' ? (
      <CommandContent {...{ option, text }} />
    ) : (
      <HitContent {...{ option, text }} />
    );

  // With a modifier key the link opens in another tab or window, so the panel stays open.
  const handleLink = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChosen();
  };
  function handleRun() {
    if (to.kind === 'do') to.run();
    onChosen();
  }

  switch (to.kind) {
    case 'go':
      return (
        <Link {...row} to={to.path} onClick={handleLink}>
          {content}
        </Link>
      );
    case 'do':
      return (
        <button {...row} type="button" onClick={handleRun}>
          {content}
        </button>
      );
    case 'window':
      return (
        <a {...row} href={to.url} target="_blank" rel="noopener noreferrer" onClick={onChosen}>
          {content}
        </a>
      );
    case 'none':
      return (
        <div {...row} aria-disabled="true">
          {content}
        </div>
      );
  }
}

interface ContentOf<Kind extends Option['kind']> {
  readonly option: Extract<Option, { readonly kind: Kind }>;
  readonly text: string;
}

function CommandContent({ option: { command }, text }: ContentOf<'command'>) {
  const { title, detail, icon } = command;
  return (
    <Content icon={icon} name={title} text={text}>
      {detail && (
        <span className={clsx('d ellipsis', classes.detail)}>
          <span className="visually-hidden">, </span>
          {detail}
        </span>
      )}
    </Content>
  );
}

function HitContent({ option: { hit, to, isRecent }, text }: ContentOf<'hit'>) {
  const { t } = useTranslation('search');
  const projectName = useProjectName();
  return (
    <Content
      icon={icons[hit.kind]}
      name={hit.kind === 'project' ? projectName(hit.name) : hit.name}
      text={text}
    >
      {isRecent && <span className="e">{t(`kind.${hit.kind}`)}</span>}
      {hit.kind === 'other' && hit.type !== '' && <span className="e">{hit.type}</span>}
      {to.kind === 'none' && <span className="e">{t('noLink')}</span>}
      {to.kind === 'window' && (
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
