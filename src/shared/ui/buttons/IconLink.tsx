import { clsx } from 'clsx';
import { Link, type To } from 'react-router-dom';
import { Icon, type IconShapes } from './Icon';

interface IconLinkProps {
  readonly to: To;
  /** Imported with `?icon`. */
  readonly icon: IconShapes;
  /** Where it leads: its accessible name. */
  readonly label: string;
  /** Its tooltip, if it is shorter than its name. */
  readonly title?: string;
  readonly className?: string;
}

/** A link that is only an icon, as `IconButton` is a button. */
export function IconLink({ to, icon, label, title = label, className }: IconLinkProps) {
  return (
    <Link className={clsx('tw-icon-button', className)} to={to} aria-label={label} title={title}>
      <Icon of={icon} />
    </Link>
  );
}
