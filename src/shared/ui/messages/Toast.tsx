import { clsx } from 'clsx';
import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import exclamation from 'bootstrap-icons/icons/exclamation-circle-fill.svg?icon';
import info from 'bootstrap-icons/icons/info-circle-fill.svg?icon';
import close from 'bootstrap-icons/icons/x-lg.svg?icon';
import { useTranslation } from 'react-i18next';
import { Icon, type IconShapes } from '../buttons/Icon';
import classes from './toast.module.scss';

/** A short message at the edge of the screen. */
export interface ToastMessage {
  readonly id: string;
  readonly tone: 'success' | 'info' | 'error';
  readonly text: string;
  readonly detail?: string | undefined;
  readonly action?:
    | {
        readonly label: string;
        readonly onAct: () => void;
        /** The keyboard shortcut of the button, as in `aria-keyshortcuts`. */
        readonly keys?: string | undefined;
      }
    | undefined;
  /** Milliseconds until its owner removes it; without this, and for errors, it stays until dismissed. */
  readonly lifeMs?: number | undefined;
  readonly onDismiss: () => void;
}

const icons: Record<ToastMessage['tone'], IconShapes> = { success: checkCircle, info, error: exclamation };

interface ToastProps extends ToastMessage {
  /** It is one of the older messages that the stack only counts. */
  readonly isHidden: boolean;
}

/** One message of the stack. */
export function Toast({ tone, text, detail, action, onDismiss, isHidden }: ToastProps) {
  const { t } = useTranslation('common');

  return (
    <div
      className={classes.toast}
      data-tone={tone}
      role={tone === 'error' ? 'alert' : undefined}
      hidden={isHidden}
    >
      <Icon of={icons[tone]} />
      <div className="fills break-anywhere">
        <div className="text-medium">{text}</div>
        {detail !== undefined && <div className={clsx(classes.detail, 'figures')}>{detail}</div>}
      </div>
      {action && (
        <button type="button" aria-keyshortcuts={action.keys} onClick={action.onAct}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={t('actions.dismiss')}
        title={t('actions.dismiss')}
        onClick={onDismiss}
      >
        <Icon of={close} />
      </button>
    </div>
  );
}
