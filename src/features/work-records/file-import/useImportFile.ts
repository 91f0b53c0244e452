import { useEffect, useState } from 'react';
import type {
  ImportReading,
  ReadingChoices,
  ReadingContext,
  RefusedReason,
} from '@/domain/import/importTypes';
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
}

interface Answered {
  readonly of: Asked;
  readonly reading: ImportReading | null;
  readonly refused: RefusedReason | null;
}

/** The file that is to be taken over, read anew after each choice; until then the earlier reading is shown. */
export function useImportFile() {
  const extra = useExtra();
  const user = useUser();
  const today = useToday();
  const { value: kept } = useDeviceValue(fileImportKind);
  const [asked, setAsked] = useState<Asked | null>(() => {
    const file = takeHandedFile(extra);
    return file && { file, choices: {} };
  });
  const [answered, setAnswered] = useState<Answered | null>(null);
  const isReady = kept !== undefined;

  useEffect(() => {
    if (!asked || !kept || !user) return undefined;
    const control = new AbortController();
    const { givenName, surname, mail, username } = user;
    const context: ReadingContext = {
      today,
      timeZone: env.companyTimeZone,
      me: { givenName, surname, mail, username },
      ownNames: kept.ownNames,
      keptRoles: kept.roles,
    };
    void (async () => {
      const answer = await readImportFile(asked.file, asked.choices, context, control.signal);
      if (!answer || control.signal.aborted) return;
      const isRead = answer.kind === 'read';
      setAnswered({ of: asked, reading: isRead ? answer : null, refused: isRead ? null : answer.reason });
    })();
    return () => control.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is kept of a choice does not read the file again
  }, [asked, isReady, user, today]);

  const known = answered && asked && answered.of.file === asked.file ? answered : null;

  return {
    file: asked?.file ?? null,
    reading: known?.reading ?? null,
    refused: known?.refused ?? null,
    isReading: asked !== null && answered?.of !== asked,
    choices: asked?.choices ?? {},
    open: (file: File | null) => setAsked(file && { file, choices: {} }),
    /** Reads the file anew as chosen. */
    choose: (change: ReadingChoices) =>
      setAsked((before) => before && { ...before, choices: { ...before.choices, ...change } }),
  };
}

export type ImportFile = ReturnType<typeof useImportFile>;
