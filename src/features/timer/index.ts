import { loadTexts } from '@/shared/i18n/i18n';

/** Loads the timer of the header, after the page because it is not urgent. */
export const loadTimerControl = async () => {
  const [{ TimerControl }] = await Promise.all([import('./TimerControl'), loadTexts('timer')]);
  return TimerControl;
};
