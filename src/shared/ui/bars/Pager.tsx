import { useLayoutEffect, useRef } from 'react';
import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import { useTranslation } from 'react-i18next';
import { Icon } from '../buttons/Icon';

interface PagerProps {
  /** "Einträge 21 bis 40". */
  readonly range: string;
  /** Left out on the first page. */
  readonly onPrevious?: (() => void) | undefined;
  /** Left out on the last page. */
  readonly onNext?: (() => void) | undefined;
  /** The requested page is still loading. */
  readonly isBusy?: boolean;
}

/** Turns the pages of a list: each button is shown only if there is such a page. */
export function Pager({ range, onPrevious, onNext, isBusy = false }: PagerProps) {
  const { t } = useTranslation('common');
  const frame = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);

  // The pressed button may be missing on the new page; then the other one gets the focus. Checked after each render,
  // because any of them may remove the button.
  useLayoutEffect(() => {
    if (!wasPressed.current || isBusy) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) frame.current?.querySelector('button')?.focus();
  });

  function press(turn: () => void) {
    if (isBusy) return;
    wasPressed.current = true;
    turn();
  }

  return (
    <nav className="tw-pager" ref={frame} aria-label={t('paging.label')}>
      <span className="pager-text figures">{range}</span>
      {onPrevious && (
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-disabled={isBusy}
          onClick={() => press(onPrevious)}
        >
          <Icon of={chevronLeft} />
          {t('paging.previous')}
        </button>
      )}
      {onNext && (
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-disabled={isBusy}
          onClick={() => press(onNext)}
        >
          {t('paging.next')}
          <Icon of={chevronRight} />
        </button>
      )}
    </nav>
  );
}
