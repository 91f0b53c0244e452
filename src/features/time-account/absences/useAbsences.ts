import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Absence, ProjectAbsence } from '@/domain/account/absence';
import {
  figuresOfEntry,
  vacationReplacedBy,
  withAbsence,
  withAbsenceBesideVacation,
  withoutAbsence,
  withChangeUndone,
  withoutDays,
} from '@/domain/account/absenceEntries';
import { projectKeyOf } from '@/domain/account/accountDays';
import type { Entitlement } from '@/domain/account/timeAccount';
import { withStep } from '@/domain/changes/ownStep';
import type { Period } from '@/domain/time/period';
import { noticeGiven, noticeLife } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { useSteps } from '@/shared/undo/useSteps';
import { absencesKind, projectAbsencesKind } from '../kept/absencesKept';
import { timeAccountKind } from '../kept/accountKept';
import { useKeptStep } from '../kept/useKept';
import type { OwnAccount } from '../useOwnAccount';
import { useAbsenceWords } from './absenceWords';
import { leftAfter } from './absencesOfYear';

type Entries = readonly Absence[];

/** Sickness that would replace vacation, and waits for the user's decision. */
export interface AskedSickness {
  readonly entry: Absence;
  readonly done: () => void;
}

function isSame(before: Entries, after: Entries): boolean {
  return before.length === after.length && after.every((entry) => before.includes(entry));
}

/** The changes of absences, each with undo. Undo takes back only its own change, whatever another tab has changed since. */
export function useAbsences(own: OwnAccount) {
  const { t } = useTranslation('absences');
  const words = useAbsenceWords();
  const steps = useSteps();
  const dispatch = useAppDispatch();
  const stepAbsences = useKeptStep(absencesKind);
  const [asked, setAsked] = useState<AskedSickness | null>(null);

  function carryOut(text: string, detail: string | undefined, edit: (entries: Entries) => Entries) {
    const before = own.absences;
    const after = edit(before);
    const made = stepAbsences((now, undoneAt) =>
      undoneAt === undefined
        ? { value: edit(now), isWhole: true }
        : withChangeUndone(now, { before, after }, undoneAt),
    );
    steps.addTold({ text, detail, undo: async () => (await made)() });
  }

  function enterNow(entry: Absence, edit: (entries: Entries) => Entries) {
    const isChange = own.absences.some(({ id }) => id === entry.id);
    const left = entry.kind === 'vacation' ? leftAfter(own, entry, edit) : null;
    const days = words.daysText(figuresOfEntry(entry, own.workDays).days);
    carryOut(
      t(isChange ? 'done.changed' : 'done.entered', {
        kind: words.kind(entry.kind),
        period: words.shortPeriod(entry),
      }),
      left === null
        ? days
        : left < 0
          ? t('done.tooMany', { days, over: words.days(-left) })
          : t('done.left', { days, left: words.days(left) }),
      edit,
    );
  }

  return {
    asked,
    stopAsking: () => setAsked(null),
    /** Enters or changes an entry. If it is sickness that would replace vacation, the user is asked first. */
    enter: (entry: Absence, done: () => void = () => undefined) => {
      if (vacationReplacedBy(own.absences, entry, own.workDays).length > 0) {
        setAsked({ entry, done });
        return;
      }
      enterNow(entry, (entries) => withAbsence(entries, entry));
      done();
    },
    /** Enters sickness after the user was asked: the vacation is given back, or it stays and its days get no sickness. */
    answer: ({ entry, done }: AskedSickness, givesBack: boolean) => {
      const { workDays } = own;
      const edit = (entries: Entries) =>
        givesBack ? withAbsence(entries, entry) : withAbsenceBesideVacation(entries, entry, workDays);
      if (isSame(own.absences, edit(own.absences)))
        dispatch(noticeGiven({ tone: 'info', text: t('sick.nothing'), lifeMs: noticeLife.done }));
      else enterNow(entry, edit);
      setAsked(null);
      done();
    },
    remove: (entry: Absence) =>
      carryOut(
        t('done.removed', { kind: words.kind(entry.kind), period: words.shortPeriod(entry) }),
        undefined,
        (entries) => withoutAbsence(entries, entry.id),
      ),
    /** Removes all absences on some days; entries that reach beyond them are cut. */
    clear: (period: Period) => {
      const changedAt = Date.now();
      const edit = (entries: Entries) => withoutDays(entries, period, changedAt);
      if (isSame(own.absences, edit(own.absences))) return;
      carryOut(t('done.cleared', { period: words.shortPeriod(period) }), undefined, edit);
    },
  };
}

export type Absences = ReturnType<typeof useAbsences>;

/** Changes the entitlement of a year and the mapped projects, with undo. */
export function useAbsenceSettings({ account }: OwnAccount) {
  const { t } = useTranslation('absences');
  const steps = useSteps();
  const stepAccount = useKeptStep(timeAccountKind);
  const stepMapped = useKeptStep(projectAbsencesKind);

  return {
    setEntitlement: async (entitlement: Entitlement) => {
      const { year } = entitlement;
      const before = account?.entitlements.filter((one) => one.year === year) ?? [];
      const step = { before, after: [entitlement] };
      const undo = await stepAccount((now, undoneAt) => {
        const { value, isWhole } = withStep(now.entitlements, step, (one) => String(one.year), undoneAt);
        return { value: { ...now, entitlements: value }, isWhole };
      });
      steps.addTold({ text: t('done.entitlement', { year }), undo });
    },
    setMapped: async (before: readonly ProjectAbsence[], after: readonly ProjectAbsence[]) => {
      const step = { before, after };
      const undo = await stepMapped((now, undoneAt) => withStep(now, step, projectKeyOf, undoneAt));
      steps.addTold({ text: t('done.mapped'), undo });
    },
  };
}
