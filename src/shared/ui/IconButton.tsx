import type { ComponentProps } from 'react';
import { Icon, type IconShapes } from './Icon';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'title'> {
  /** What the button does: its accessible name and its tooltip. */
  readonly label: string;
  /** Imported with `?icon`. */
  readonly icon: IconShapes;
  /** `danger` turns red on hover, `primary` is petrol at rest. */
  readonly tone?: 'danger' | 'primary';
  /** `lg` is 36 px instead of 32; on phones every icon button is 44 px. */
  readonly size?: 'lg';
}

// Written out, because the build drops class names that it does not find in the source.
const toneClasses = { danger: 'is-danger', primary: 'is-primary' } as const;

/** A button that is only an icon. */
export function IconButton({ label, icon, tone, size, className, ...button }: IconButtonProps) {
  const classes = ['tw-iconbtn', tone && toneClasses[tone], size, className].filter(Boolean).join(' ');
  return (
    <button type="button" {...button} className={classes} aria-label={label} title={label}>
      <Icon of={icon} />
    </button>
  );
}
