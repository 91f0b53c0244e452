import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon, type IconShapes } from './Icon';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'title'> {
  /** What the button does: its tooltip, which is its name, too. A label would be found as that of a field. */
  readonly label: string;
  /** The thing that it acts on, added to the name to tell the same button of two rows apart: `Edit: 18.11.2026`. */
  readonly about?: string | undefined;
  /** Imported with `?icon`. */
  readonly icon: IconShapes;
  /** `danger` turns red on hover, `primary` is petrol at rest. */
  readonly tone?: 'danger' | 'primary';
  /** `lg` is 36 px instead of 32; on phones every icon button is 44 px. */
  readonly size?: 'lg';
}

const toneClasses = { danger: 'is-danger', primary: 'is-primary' } as const;

/** A button that is only an icon. */
export function IconButton({ label, about, icon, tone, size, className, ...button }: IconButtonProps) {
  const classes = clsx('tw-icon-button', tone && toneClasses[tone], size && 'is-large', className);
  return (
    <button
      type="button"
      {...button}
      className={classes}
      aria-label={about === undefined ? undefined : `${label}: ${about}`}
      title={label}
    >
      <Icon of={icon} />
    </button>
  );
}
