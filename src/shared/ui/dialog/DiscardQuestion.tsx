import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/Button';

interface DiscardQuestionProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/**
 * Asks whether to discard what was typed. The focus starts on the button that keeps it, so that a hasty Enter loses
 * nothing.
 */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => keep.current?.focus(), []);

  return (
    <fieldset className="tw-discard" aria-labelledby={`${id}-question`} aria-describedby={`${id}-text`}>
      <p>
        <b id={`${id}-question`}>{t('discard.question')}</b>
        <span id={`${id}-text`}>{t('discard.text')}</span>
      </p>
      <Button look="danger" label={t('actions.discard')} onClick={onDiscard} />
      <Button label={t('discard.keep')} ref={keep} onClick={onKeep} />
    </fieldset>
  );
}
