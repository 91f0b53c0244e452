import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Toast, type ToastMessage } from './Toast';

interface ToastStackProps {
  /** Oldest first. */
  readonly toasts: readonly ToastMessage[];
}

/**
 * The messages at the edge of the screen. They are announced politely, errors at once; their time stands still while
 * the pointer or the focus is on one of them.
 */
export function ToastStack({ toasts }: ToastStackProps) {
  const { t } = useTranslation('common');
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
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
      {toasts.map((toast) => (
        <Toast key={toast.id} {...toast} isPaused={isHovered || isFocused} />
      ))}
    </section>
  );
}
