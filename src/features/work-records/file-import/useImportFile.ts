import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { ImportReading, ReadingChoices, RefusedFile, RefusedReason } from '@/domain/import/importTypes';
import { env } from '@/shared/env';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useExtra, useUser } from '@/shared/store/hooks';
import { useToday } from '@/shared/ui/timing/useClock';
import { fileImportKind } from './fileImportKept';
import { takeHandedFile } from './handedFile';
import { readImportFile } from './reading/readImportFile';

/** What the browser offers to choose; what a file is, is seen by its content. */
export const LISTS = '.csv,.txt,.tsv,.xlsx,text/csv,text/plain,text/tab-separated-values';

interface Asked {
  readonly file: File;
  readonly choices: ReadingChoices;
  /** Why it could not be read with a choice, which was given up. */
  readonly refused: RefusedReason | null;
}

const withoutChoices = (file: File | null): Asked | null => file && { file, choices: {}, refused: null };

/** The file that is to be taken over, read anew after each choice; until then the earlier reading is shown. */
export function useImportFile() {
  const extra = useExtra();
  const user = useUser();
  const today = useToday();
  const { value: kept } = useDeviceValue(fileImportKind);
  const [asked, setAsked] = useState(() => withoutChoices(takeHandedFile(extra)));
  const [answered, setAnswered] = useState<{ of: Asked; answer: ImportReading | RefusedFile } | null>(null);
  const isReady = kept !== undefined;
  const known = answered?.of.file === asked?.file ? answered : null;
  const reading = known?.answer.kind === 'read' ? known.answer : null;

  const take = useEffectEvent((of: Asked, answer: ImportReading | RefusedFile) => {
    // A choice with which nothing can be read is given up, so that the others are not lost.
    if (answer.kind === 'refused' && reading && known && of.refused === null)
      setAsked({ ...known.of, refused: answer.reason });
    // Thousands of rows are not shown in one go.
    else startTransition(() => setAnswered({ of, answer }));
  });

  useEffect(() => {
    if (!asked || !kept || !user) return undefined;
    const control = new AbortController();
    const { givenName, surname, mail, username } = user;
    const context = {
      today,
      timeZone: env.companyTimeZone,
      me: { givenName, surname, mail, username },
      ownNames: kept.ownNames,
      keptRoles: kept.roles,
    };
    void (async () => {
      const answer = await readImportFile(asked.file, asked.choices, context, control.signal);
      if (answer && !control.signal.aborted) take(asked, answer);
    })();
    return () => control.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is kept of a choice does not read the file again
  }, [asked, isReady, user, today]);

  return {
    file: asked?.file ?? null,
    reading,
    refused: asked?.refused ?? (known?.answer.kind === 'refused' ? known.answer.reason : null),
    isReading: asked !== null && answered?.of !== asked,
    choices: asked?.choices ?? {},
    open: (file: File | null) => setAsked(withoutChoices(file)),
    /** Reads the file anew as chosen; another sheet is another table. */
    choose: (change: ReadingChoices) =>
      setAsked(
        (before) =>
          before && {
            ...before,
            choices: change.sheet === undefined ? { ...before.choices, ...change } : change,
            refused: null,
          },
      ),
  };
}

export type ImportFile = ReturnType<typeof useImportFile>;
