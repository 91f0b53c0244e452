import { useState } from 'react';
import type { WorkPair } from '@/domain/work/workRecord';
import type { ImportItem } from '@/domain/work/meetings';
import { hoursOf } from '@/domain/time/typedHours';
import { useFormats } from '@/shared/i18n/useFormats';
import { type FieldProblem, checkHours } from '../entry/workRecordRules';

/** The user's changes for an event. */
interface Choice {
  readonly isChosen?: boolean;
  readonly pair?: WorkPair;
  readonly description?: string;
  readonly hours?: string;
}

/** An event with the values that will be saved. */
export interface ChosenItem {
  readonly item: ImportItem;
  readonly isChosen: boolean;
  readonly pair: WorkPair | null;
  /** The pair is a suggestion that the user has not changed. */
  readonly isGuess: boolean;
  readonly description: string;
  /** The hours as typed. */
  readonly hoursText: string;
  /** Null while the text cannot be read. */
  readonly hours: number | null;
  readonly hoursProblem: FieldProblem | undefined;
  /** Whether nothing is missing. */
  readonly isReady: boolean;
}

/** Which events become entries and with which values: suggestions until the user changes them. */
export function useMeetingChoice() {
  const formats = useFormats();
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());

  function chosenOf(item: ImportItem): ChosenItem {
    const choice = choices.get(item.event.id) ?? {};
    const hoursText = choice.hours ?? (item.hours === null ? '' : formats.plain(item.hours));
    const hoursProblem = checkHours(hoursText, item.hours);
    const description = choice.description ?? item.description;
    return {
      item,
      isChosen: !item.isBooked && (choice.isChosen ?? item.isPreselected),
      pair: choice.pair ?? item.suggestion,
      isGuess: choice.pair === undefined,
      description,
      hoursText,
      hours: hoursProblem === undefined ? (hoursOf(hoursText, item.hours) ?? null) : null,
      hoursProblem,
      isReady: hoursProblem === undefined && description.trim() !== '',
    };
  }

  return {
    chosenOf,
    change: ({ event }: ImportItem, change: Choice) =>
      setChoices((before) => new Map([...before, [event.id, { ...before.get(event.id), ...change }]])),
    /** Whether something was typed or chosen that closing would discard, also of days that are not shown. */
    isTyped: (isSaved: (event: string) => boolean) =>
      [...choices].some(
        ([event, { isChosen, pair, description, hours }]) =>
          isChosen === true && (pair ?? description ?? hours) !== undefined && !isSaved(event),
      ),
  };
}

export type MeetingChoice = ReturnType<typeof useMeetingChoice>;
