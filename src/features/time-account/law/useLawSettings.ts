import { useTranslation } from 'react-i18next';
import { withHidden, withoutHidden } from '@/domain/hiddenFindings';
import type { LawRuleId } from '@/domain/law/lawRules';
import { useToday } from '@/shared/ui/timing/useClock';
import { useSteps } from '@/shared/undo/useSteps';
import { lawKind } from '../kept/lawKept';
import { useKeptChange } from '../kept/useKept';

/** Switches rules on and off and hides findings, on this device. */
export function useLawSettings() {
  const { t } = useTranslation('law');
  const change = useKeptChange(lawKind);
  const today = useToday();
  const steps = useSteps();

  const show = async (key: string) =>
    change((before) => ({ ...before, hidden: withoutHidden(before.hidden, key) }));

  return {
    turn: async (rule: LawRuleId, isOn: boolean) =>
      change(({ off, ...rest }) => {
        const others = off.filter((id) => id !== rule);
        return { ...rest, off: isOn ? others : [...others, rule] };
      }),
    /** @param detail names the finding in the notice that offers to undo it */
    hide: async (key: string, detail: string) => {
      await change((before) => ({ ...before, hidden: withHidden(before.hidden, key, today) }));
      steps.addTold({
        text: t('hiddenNow'),
        detail,
        done: () => t('shownNow'),
        undo: async () => show(key),
      });
    },
    show,
  };
}
