import { useTranslation } from 'react-i18next';
import { withStep } from '@/domain/changes/ownStep';
import type { PayrollPerson } from '@/domain/payroll/payroll';
import type { Decision } from '@/domain/payroll/sheetFile';
import { type IsoMonth, monthOfDay } from '@/domain/time/period';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { changeDeviceValue } from '@/shared/storage/deviceValue';
import { useAppDispatch, useExtra, useUser } from '@/shared/store/hooks';
import { useToday } from '@/shared/ui/timing/useClock';
import { useSteps } from '@/shared/undo/useSteps';
import { type PayrollKept, payrollKind, withMonth } from './payrollKept';

/** The id of the notice that the device keeps nothing, so that it is shown once. */
const NOT_KEPT = 'payroll-not-kept';

/** Changes what the device keeps for payroll. Decisions and numbers are steps that can be undone. */
export function useKeptPayroll(month: IsoMonth) {
  const { t } = useTranslation('payroll');
  const dispatch = useAppDispatch();
  const extra = useExtra();
  const user = useUser();
  const now = monthOfDay(useToday());
  const steps = useSteps();

  async function keep(change: (before: PayrollKept) => PayrollKept): Promise<void> {
    if (!user) return;
    const { isStored } = await changeDeviceValue({ extra, guid: user.guid }, payrollKind, change);
    if (!isStored) dispatch(noticeGiven({ id: NOT_KEPT, tone: 'error', text: t('notKept') }));
  }

  const decisionsOf = (change: (before: readonly Decision[]) => readonly Decision[]) =>
    keep((kept) =>
      withMonth(kept, month, now, (before) => ({ ...before, decisions: change(before.decisions) })),
    );

  return {
    keep,
    /** Makes a decision about this month. */
    decide: async (decision: Decision, text: string) => {
      const same = JSON.stringify(decision);
      const others = (all: readonly Decision[]) => all.filter((one) => JSON.stringify(one) !== same);
      await decisionsOf((all) => [...others(all), decision]);
      steps.addTold({ text, undo: async () => decisionsOf(others) });
    },
    /** Takes back what was decided about a person or files, by guid and hashes. */
    takeBack: async (about: readonly string[], text: string) => {
      const isAbout = (one: Decision) => about.includes(one.kind === 'leaveOut' ? one.of : one.hash);
      let taken: readonly Decision[] = [];
      await decisionsOf((all) => {
        taken = all.filter(isAbout);
        return all.filter((one) => !isAbout(one));
      });
      steps.addTold({
        text,
        undo: async () => decisionsOf((all) => [...all, ...taken]),
      });
    },
    /** Keeps a person's number, or that they are never paid. */
    keepPerson: async (person: PayrollPerson, text: string) => {
      let before: readonly PayrollPerson[] | undefined;
      const make = async (undoneAt?: number) =>
        keep((kept) => {
          before ??= kept.people.filter(({ guid }) => guid === person.guid);
          const step = { before, after: [person] };
          return { ...kept, people: withStep(kept.people, step, ({ guid }) => guid, undoneAt).value };
        });
      await make();
      steps.addTold({ text, undo: async () => make(Date.now()) });
    },
  };
}

export type KeptPayroll = ReturnType<typeof useKeptPayroll>;
