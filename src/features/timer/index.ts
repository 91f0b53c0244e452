import { loadTexts } from '@/shared/i18n/i18n';

/** The timer of the header; nobody waits for it, so that it comes when the page stands. */
export const loadTimerControl = async () => {
  const [{ TimerControl }] = await Promise.all([import('./TimerControl'), loadTexts('timer')]);
  return TimerControl;
};
