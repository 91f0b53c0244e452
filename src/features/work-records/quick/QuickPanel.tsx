import { clsx } from 'clsx';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import building from 'bootstrap-icons/icons/building.svg?icon';
import clockHistory from 'bootstrap-icons/icons/clock-history.svg?icon';
import folder from 'bootstrap-icons/icons/folder.svg?icon';
import journal from 'bootstrap-icons/icons/journal-text.svg?icon';
import { type QuickSuggestion, quickSuggestions } from '@/domain/quick-entry/quickSuggestions';
import type { WorkRecord } from '@/domain/work/workRecord';
import { OptionList, optionId } from '@/shared/ui/options/OptionList';
import { useActiveOption } from '@/shared/ui/options/useActiveOption';
import type { QuickSpan } from '@/domain/quick-entry/quickEntry';
import { Icon } from '@/shared/ui/buttons/Icon';
import { QuickChips } from './QuickChips';
import type { Line } from './useLine';
import { useQuickParse } from './useQuickParse';
import { type EnterProps, goTo, lackOf, prefillOf, useEnter } from './useEnter';
import classes from './quickPanel.module.scss';
import { KeyLegend } from '@/shared/ui/keys/KeyLegend';

interface QuickPanelProps extends Omit<EnterProps, 'line' | 'asked' | 'onAsked'> {
  readonly line: Line;
  readonly known: readonly WorkRecord[] | null;
  /** The element below the text in which the parts that were read are underlined. */
  readonly ink: HTMLElement | null;
  readonly listId: string;
  /** Receives the panel's key handler, which the line calls. */
  readonly keys: RefObject<((event: KeyboardEvent) => void) | null>;
  readonly onCombo: (combo: { isExpanded: boolean; activeId?: string }) => void;
}

/**
 * Keeps the line as a draft. While the panel is open, it shows how quick entry reads the line, suggests completions and
 * handles the keys.
 */
export function QuickPanel(props: QuickPanelProps) {
  const { known, ink, listId, keys, onCombo, onOpenDialog } = props;
  const { t } = useTranslation('quickEntry');
  const { readText: text, input, waiting, put, days, isOpen } = props.line;
  const line = useQuickParse(text, known, days);
  /** The line about whose unknown customer Enter has asked. */
  const [asked, onAsked] = useState('');
  const enter = useEnter(line, { ...props, asked, onAsked });
  const options = quickSuggestions(text, line.entry, line.context, {
    pairs: line.pairs,
    written: known ?? [],
    projects: line.projects.options.map(({ value, label }) => ({ id: value, name: label })),
  });
  const { at, step } = useActiveOption(text, options.length);
  const isExpanded = options.length > 0;
  const activeId = at === null ? undefined : optionId(listId, at);
  useEffect(
    () => onCombo({ isExpanded, ...(activeId !== undefined && { activeId }) }),
    [isExpanded, activeId, onCombo],
  );

  function take(option: QuickSuggestion | undefined) {
    if (!option) return;
    put(option.line);
    input.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const hasOptions = options.length > 0;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) onOpenDialog(prefillOf(line));
      else if (at === null) void enter();
      else take(options[at]);
    } else if (event.key === 'Tab' && !event.shiftKey && text !== '' && hasOptions) {
      event.preventDefault();
      take(options[at ?? 0]);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && hasOptions) {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    }
  }
  useImperativeHandle(keys, () => handleKeyDown);

  // The field scrolls as it is typed in, before its text comes here.
  useLayoutEffect(() => {
    ink?.scrollTo({ left: input.current?.scrollLeft ?? 0 });
  });

  const lack = text.trim() === '' ? null : lackOf(line);
  if (!isOpen || (text.trim() === '' && options.length === 0)) return null;
  return (
    <>
      {ink && createPortal(<QuickInk text={text} spans={line.entry.spans} />, ink)}
      <div className={clsx('tw-menu', classes.panel)}>
        {text.trim() !== '' && (
          <QuickChips
            {...{ line, lack }}
            isAsked={asked !== '' && asked === text}
            isWaiting={waiting?.goesTo === 'service'}
            onCorrect={(part) => goTo(input.current, line, part)}
          />
        )}
        {options.length > 0 && <QuickOptions {...{ options, listId, at }} onTake={take} />}
        <KeyLegend
          keys={[
            ['Enter', t(lack === 'lists' ? 'keys.dialog' : 'keys.save')],
            ['Tab', t('keys.take')],
            ['↑↓', t('keys.choose')],
            [t('keys.ctrlEnter'), t('keys.dialog')],
            ['Esc', t('keys.close')],
          ]}
        />
      </div>
    </>
  );
}

interface QuickInkProps {
  readonly text: string;
  readonly spans: readonly QuickSpan[];
}

/** An invisible copy of the line in which the parts that were read are underlined. */
function QuickInk({ text, spans }: QuickInkProps) {
  return (
    <>
      {spans.map(({ part, start, end, isSure }, at) => (
        <span key={part}>
          {text.slice(spans[at - 1]?.end ?? 0, start)}
          <u className={clsx(classes.part, !isSure && classes.isUnsure)}>{text.slice(start, end)}</u>
        </span>
      ))}
      {text.slice(spans.at(-1)?.end ?? 0)}
    </>
  );
}

const icons = { recent: clockHistory, customer: building, project: folder, text: journal };
const captions = { recent: 'recent', customer: 'customers', project: 'projects', text: 'texts' } as const;

interface QuickOptionsProps {
  readonly options: readonly QuickSuggestion[];
  readonly listId: string;
  /** The option that is active for the arrow keys. */
  readonly at: number | null;
  readonly onTake: (option: QuickSuggestion) => void;
}

/** Suggestions for the line; the focus stays in it. */
function QuickOptions({ options, listId, at, onTake }: QuickOptionsProps) {
  const { t } = useTranslation('quickEntry');
  const [first] = options;
  return (
    <OptionList
      {...{ options, listId, at, onTake }}
      label={t('suggestions')}
      keyOf={({ line }) => line}
      headings={new Map(first && [[0, t(captions[first.kind])]])}
    >
      {({ kind, label, detail }) => (
        <>
          <Icon of={icons[kind]} />
          <span className="option-name">{label}</span>
          <span className={clsx('d ellipsis', classes.detail)}>{detail}</span>
        </>
      )}
    </OptionList>
  );
}
