import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Finding } from '@/domain/report/cleanUp';
import { type HiddenFinding, signOf, signsHidden, withHidden, withoutHidden } from '@/domain/hiddenFindings';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useToday } from '@/shared/ui/timing/useClock';
import { useSteps } from '@/shared/undo/useSteps';
import { isoDay, listKind } from '@/shared/storage/keptSchema';

const hiddenKept = v.object({ sign: v.string(), on: isoDay });

/** The signs of the clean-up's findings that the user has called right. They contain no names or texts. */
const hiddenFindingsKind = listKind<HiddenFinding>('hidden-findings', hiddenKept);

/** Hides findings on this device, until one of their entries changes. */
export function useHiddenFindings() {
  const { t } = useTranslation('report');
  const { value, change } = useDeviceValue(hiddenFindingsKind);
  const today = useToday();
  const steps = useSteps();
  const signs = signsHidden(value ?? [], today);

  return {
    isRead: value !== undefined,
    isHidden: ({ key }: Finding) => signs.has(signOf(key)),
    /** @param detail names the finding in the notice that offers to undo it */
    hide: async ({ key }: Finding, detail: string) => {
      await change((before) => withHidden(before, key, today));
      steps.addTold({
        text: t('cleanUp.hiddenNow'),
        detail,
        done: () => t('cleanUp.shownNow'),
        undo: async () => void (await change((before) => withoutHidden(before, key))),
      });
    },
    show: async ({ key }: Finding) => change((before) => withoutHidden(before, key)),
  };
}

export type HiddenFindings = ReturnType<typeof useHiddenFindings>;
