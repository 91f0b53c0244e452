import { type KeyboardEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { basePath } from '@/shared/hosting/basePath';
import type { Option } from './OptionRow';

interface OptionKeys {
  readonly options: readonly Option[];
  /** The typed text; changing it resets the active option. */
  readonly text: string;
  /** Whether the first option is active until the arrow keys select another. */
  readonly isFirstActive: boolean;
  readonly onChosen: () => void;
}

/** The arrow keys move between the options, Enter opens one, with Ctrl or Cmd in another tab. */
export function useOptionKeys({ options, text, isFirstActive, onChosen }: OptionKeys) {
  const navigate = useNavigate();
  const [moved, setMoved] = useState<{ readonly text: string; readonly id: string } | null>(null);
  const chosen = moved?.text === text ? options.find(({ id }) => id === moved.id) : undefined;
  const active = chosen ?? (isFirstActive ? options[0] : undefined);
  const activeId = active?.id;

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function move(step: 1 | -1) {
    const at = active ? options.indexOf(active) + step : step === 1 ? 0 : -1;
    const next = options.at(at % options.length);
    if (next) setMoved({ text, id: next.id });
  }

  function open({ to }: Option, isNewTab: boolean) {
    if (to.kind === 'none') return;
    if (to.kind === 'do') to.run();
    else if (to.kind === 'window') window.open(to.url, '_blank', 'noopener,noreferrer');
    else if (isNewTab && to.ctrlPath === undefined)
      window.open(basePath + to.path.slice(1), '_blank', 'noopener');
    else void navigate((isNewTab ? to.ctrlPath : undefined) ?? to.path);
    onChosen();
  }

  return {
    activeId,
    handleKey: (event: KeyboardEvent): boolean => {
      if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
        move(event.key === 'ArrowDown' ? 1 : -1);
        return true;
      }
      if (event.key !== 'Enter' || !active) return false;
      open(active, event.ctrlKey || event.metaKey);
      return true;
    },
  };
}
