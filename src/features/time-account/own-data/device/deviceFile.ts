import * as v from 'valibot';
import { bytesOfFile } from '@/shared/files/dataUrl';
import { outboxNames } from '@/shared/outbox/countWaiting';
import { namesOnDevice, readFromDevice } from '@/shared/storage/deviceStore';

/** The mark by which our files are recognised. */
const FORMAT = 'tagwerk-geraet';
/** The version of the format. A file with a higher version is from a newer build. */
const VERSION = 1;
/** The largest file that is read, in bytes; the settings of a device are far smaller. */
const LARGEST_FILE = 8_000_000;

/** Values as they are stored, by name. */
export type StoredValues = Readonly<Record<string, unknown>>;

/** A file with the settings of a device. */
export interface DeviceFile {
  /** When it was written. */
  readonly createdAt: Date;
  readonly settings: StoredValues;
}

/** The reason why a file is refused. */
export type FileProblem = 'tooLarge' | 'unreadable' | 'broken' | 'foreign' | 'newer' | 'otherPerson';

const fileShape = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  guid: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  settings: v.record(v.string(), v.unknown()),
});

/** Values about work that is under way, which would be done twice if another device had them. */
const UNDER_WAY: ReadonlySet<string> = new Set([...Object.values(outboxNames), 'timer', 'board-copies']);

/**
 * Whether a stored value is a setting, which can be taken to another device. Entries that wait to be sent, their files, work
 * that is under way and values of a session are not.
 */
export function isSetting(name: string): boolean {
  return /^[a-z][a-z-]*$/u.test(name) && !name.startsWith('session-') && !UNDER_WAY.has(name);
}

/** Reads all settings that the device keeps for a person, as they are stored. */
export async function storedSettings(guid: string): Promise<StoredValues> {
  const names = (await namesOnDevice(guid, '')).filter(isSetting);
  const values = await Promise.all(
    names.map(async (name) => [name, await readFromDevice(guid, name)] as const),
  );
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** The text of a device file. */
export function deviceFileText(guid: string, settings: StoredValues, createdAt: Date): string {
  const file = { format: FORMAT, version: VERSION, guid, createdAt: createdAt.toISOString(), settings };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the text of a file; returns the reason if it is refused. */
function readText(text: string, guid: string): DeviceFile | FileProblem {
  const content = parsed(text);
  // A file that begins like ours but cannot be parsed was cut off.
  if (content === undefined) return text.slice(0, 200).includes(`"${FORMAT}"`) ? 'broken' : 'foreign';
  const { success, output } = v.safeParse(fileShape, content);
  if (!success) {
    const isOurs = v.is(v.object({ format: v.literal(FORMAT) }), content);
    return isOurs ? 'broken' : 'foreign';
  }
  if (output.version > VERSION) return 'newer';
  if (output.guid !== guid) return 'otherPerson';
  const settings = Object.entries(output.settings).filter(([name]) => isSetting(name));
  return { createdAt: new Date(output.createdAt), settings: Object.fromEntries(settings) };
}

/**
 * Reads a device file; returns the reason if it is refused.
 *
 * @param guid the person to whom the settings must belong
 */
export async function readDeviceFile(file: Blob, guid: string): Promise<DeviceFile | FileProblem> {
  // This is checked before the file is read, because somebody may have chosen a video by mistake.
  if (file.size > LARGEST_FILE) return 'tooLarge';
  try {
    return readText(new TextDecoder().decode(await bytesOfFile(file)), guid);
  } catch {
    return 'unreadable';
  }
}
