import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import exclamation from 'bootstrap-icons/icons/exclamation-lg.svg?icon';
import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../buttons/Icon';
import classes from './steps.module.scss';

interface StepsProps {
  /** A text that changes with the current step or what it is about. */
  readonly stand: string;
  readonly children: ReactNode;
}

/** Steps on the way to an end. If the pressed button disappears with its own step, the current step's button is focused. */
export function Steps({ stand, children }: StepsProps) {
  const path = useRef<HTMLOListElement>(null);
  const last = useRef(stand);
  useLayoutEffect(() => {
    const isNowhere = document.activeElement === document.body;
    if (last.current !== stand && isNowhere)
      path.current?.querySelector<HTMLElement>('[aria-current] button')?.focus({ preventScroll: true });
    last.current = stand;
  }, [stand]);
  return <ol ref={path}>{children}</ol>;
}

export type StepTone = 'done' | 'current' | 'warning' | 'later';

/** The tone of a step about which nothing is wrong. */
export function toneOf(isDone: boolean, isNext: boolean): StepTone {
  if (isDone) return 'done';
  return isNext ? 'current' : 'later';
}

interface StepProps {
  readonly tone: StepTone;
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** A step: its state, and below it a line of text and its buttons. */
export function Step({ tone, number, title, children }: StepProps) {
  const signs = {
    done: <Icon of={check} />,
    warning: <Icon of={exclamation} />,
    current: number,
    later: number,
  };
  return (
    <li
      className={clsx(classes.step, tone !== 'later' && classes[tone])}
      aria-current={tone === 'current' ? 'step' : undefined}
    >
      <span className={classes.sign} aria-hidden="true">
        {signs[tone]}
      </span>
      <h3>{title}</h3>
      {children}
    </li>
  );
}
