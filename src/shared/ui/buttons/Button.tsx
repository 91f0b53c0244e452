import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconShapes } from './Icon';

/** The one thing to do is `primary`, other things are `quiet`, and `ghost` beside them; `link` is within text. */
const looks = {
  primary: 'btn btn-primary',
  quiet: 'btn btn-quiet',
  ghost: 'btn btn-ghost',
  danger: 'btn btn-ghost-danger',
  link: 'tw-link',
} as const;

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: keyof typeof looks;
  readonly size?: 'sm' | 'lg' | undefined;
  /** In front of its text; imported with `?icon`. */
  readonly icon?: IconShapes | undefined;
  /** Its text. */
  readonly label?: ReactNode;
}

/** A button with a text. It submits a form only where its `type` says so. */
export function Button({ look = 'quiet', size, icon, label, className, children, ...button }: ButtonProps) {
  // Not memoised: its handler is new on most renders, and every first visit carries this code.
  'use no memo';
  return (
    <button type="button" {...button} className={clsx(looks[look], size && `btn-${size}`, className)}>
      {icon !== undefined && <Icon of={icon} />}
      {label}
      {children}
    </button>
  );
}
