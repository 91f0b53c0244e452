import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Toast, type ToastMessage } from './Toast';

interface ToastStackProps {
  /** Oldest first. */
  readonly toasts: readonly ToastMessage[];
}

/** More would hide the page; the older ones are counted. */
const MOST_SHOWN = 3;

/** An offer such as a new version waits for its answer: it has a button and no end. */
function isOffer({ tone, action, lifeMs }: ToastMessage): boolean {
  return tone !== 'error' && action !== undefined && lifeMs === undefined;
}

/** Those that are shown: offers always, then the newest. */
function shownOf(toasts: readonly ToastMessage[]): ReadonlySet<string> {
  const byWeight = [...toasts.filter((toast) => !isOffer(toast)), ...toasts.filter(isOffer)];
  return new Set(byWeight.slice(-MOST_SHOWN).map(({ id }) => id));
}

/**
 * The messages at the edge of the screen, three at once and a number for the rest. They are announced politely, errors
 * at once; their time stands still while the pointer or the focus is on one of them.
 */
export function ToastStack({ toasts }: ToastStackProps) {
  const { t } = useTranslation('common');
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isExpanded, setIsExpanded] = useState(false);
  const shown = shownOf(toasts);
  const more = toasts.length - shown.size;
  if (isExpanded && more === 0) setIsExpanded(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is pressed here, time stops
    <section
      className="tw-toasts"
      aria-label={t('notices')}
      aria-live="polite"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      {more > 0 && (
        <button
          className="more"
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? t('noticesFewer') : t('noticesMore', { count: more })}
        </button>
      )}
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          {...toast}
          isPaused={isHovered || isFocused}
          isHidden={!isExpanded && !shown.has(toast.id)}
        />
      ))}
    </section>
  );
}
