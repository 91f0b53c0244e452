import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { comparableText } from '@/domain/changes/ownStep';
import type { SaveOutcome } from '@/shared/forms/useSaving';
import { changeStoredValues } from '@/shared/storage/deviceValue';
import { useExtra, useUser } from '@/shared/store/hooks';
import { undonePartly } from '@/shared/undo/stepHistory';
import { useSteps } from '@/shared/undo/useSteps';
import {
  type DeviceFile,
  type FileProblem,
  type StoredValues,
  readDeviceFile,
  storedSettings,
} from './deviceFile';
import { type ImportChoice, importPlan } from './importPlan';

/** A file that was read, and the settings that the device keeps. */
interface Opened {
  readonly file: DeviceFile;
  readonly here: StoredValues;
}

/** Reads a device file and stores its changes, which can be undone until the page is left. */
export function useImport(onClose: () => void) {
  const { t } = useTranslation('ownData');
  const extra = useExtra();
  const guid = useUser()?.guid;
  const steps = useSteps();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const latest = useRef<File>(null);

  async function open(chosen: File) {
    if (guid === undefined) return;
    latest.current = chosen;
    const [file, here] = await Promise.all([readDeviceFile(chosen, guid), storedSettings(guid)]);
    // If another file was chosen while this one was read, this one is ignored.
    if (latest.current !== chosen) return;
    const isRefused = typeof file === 'string';
    setProblem(isRefused ? file : null);
    setOpened(isRefused ? null : { file, here });
  }

  /** Restores the old values; a value that was changed since then stays as it is. */
  async function undo(owner: string, old: StoredValues, stored: StoredValues) {
    let hasChanged = false;
    const isStored = await changeStoredValues({ extra, guid: owner }, Object.keys(stored), (now) => {
      const asStored = Object.keys(stored).filter(
        (name) => comparableText(now[name]) === comparableText(stored[name]),
      );
      hasChanged = asStored.length < Object.keys(stored).length;
      return Object.fromEntries(asStored.map((name) => [name, old[name]]));
    });
    if (!isStored) return new Error('not stored');
    return hasChanged ? undonePartly : undefined;
  }

  async function save({ file }: Opened, choice: ImportChoice): Promise<SaveOutcome> {
    if (guid === undefined) return { kind: 'invalid' };
    let old: StoredValues = {};
    let stored: StoredValues = {};
    const now = await storedSettings(guid);
    const names = [...new Set([...Object.keys(now), ...Object.keys(file.settings)])];
    const isStored = await changeStoredValues({ extra, guid }, names, (before) => {
      const kept = Object.fromEntries(Object.entries(before).filter(([, value]) => value !== undefined));
      old = before;
      stored = importPlan(kept, file.settings, choice).changes;
      return stored;
    });
    if (!isStored) return { kind: 'failed', error: new Error('not stored') };
    return {
      kind: 'saved',
      finish: () => {
        steps.addTold({
          text: t('import.done'),
          detail: t('import.changed', { count: Object.keys(stored).length }),
          undo: async () => undo(guid, old, stored),
        });
        onClose();
      },
    };
  }

  return { opened, problem, open, save };
}
