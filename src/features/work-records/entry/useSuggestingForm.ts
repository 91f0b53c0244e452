import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isIsoDate } from '@/domain/time/period';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useLanguage } from '@/shared/i18n/useLanguage';
import type { Memory } from '../memory/useBooked';
import { withSuggestions } from './suggestedValues';
import { type WorkRecordForm, useWorkRecordForm } from './useWorkRecordForm';
import type { WorkRecordValues } from './workRecordValues';

interface SuggestingFormOptions {
  readonly values: WorkRecordValues;
  readonly record: WorkRecord | null;
  readonly wish: string | undefined;
  readonly isUnsaved: boolean;
  /** Whether empty fields get suggestions from earlier entries. */
  readonly suggests: boolean;
  readonly memory: Memory;
}

/** The work-time form with suggestions from earlier entries. */
export function useSuggestingForm(options: SuggestingFormOptions): WorkRecordForm {
  const { values, record, wish, isUnsaved, suggests, memory } = options;
  const language = useLanguage();
  const [initial] = useState(() => (suggests ? withSuggestions(values, memory, language) : values));
  const form = useWorkRecordForm({ initial, record, wish, isUnsaved });
  useLateMemory(memory, form.values.date, () => {
    if (suggests && !form.isDirty) form.reset(withSuggestions(form.values, memory, language));
  });
  return form;
}

/** Applies suggestions that arrive after the dialog, which happens when it is opened by its address. */
function useLateMemory({ booked, balanceOf }: Memory, date: string, onCome: () => void): void {
  const isThere = booked !== null;
  const isDayKnown = isIsoDate(date) && balanceOf(date) !== null;
  const follow = useEffectEvent(onCome);
  const came = useRef({ isThere, isDayKnown });
  useEffect(() => {
    if ((isThere && !came.current.isThere) || (isDayKnown && !came.current.isDayKnown)) follow();
    came.current = { isThere, isDayKnown };
  }, [isThere, isDayKnown]);
}
