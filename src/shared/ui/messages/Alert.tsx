import type { ReactNode } from 'react';
import checkCircle from 'bootstrap-icons/icons/check-circle.svg?icon';
import exclamation from 'bootstrap-icons/icons/exclamation-circle.svg?icon';
import info from 'bootstrap-icons/icons/info-circle.svg?icon';
import { Icon, type IconShapes } from '../buttons/Icon';

type AlertTone = 'danger' | 'warning' | 'info' | 'success' | 'quiet';

interface AlertProps {
  /** `danger` and `warning` interrupt a screen reader, the others wait for their turn. */
  readonly tone?: AlertTone;
  readonly className?: string;
  readonly children: ReactNode;
  /** A way out at the end of the line. */
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined;
}

const icons: Record<AlertTone, IconShapes> = {
  danger: exclamation,
  warning: exclamation,
  info,
  success: checkCircle,
  quiet: info,
};

/** A message within the page, where it concerns one part of it. */
export function Alert({ tone = 'info', className = '', children, action }: AlertProps) {
  const isUrgent = tone === 'danger' || tone === 'warning';
  return (
    <div className={`tw-alert ${tone} ${className}`} role={isUrgent ? 'alert' : 'status'}>
      <Icon of={icons[tone]} />
      <div>{children}</div>
      {action && (
        <button type="button" className="btn-alert" onClick={action.onAct}>
          {action.label}
        </button>
      )}
    </div>
  );
}
