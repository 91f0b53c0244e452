import * as v from 'valibot';
import { type ImportMemory, NO_IMPORTS } from '@/domain/work/meetings';
import { deviceKind } from '@/shared/storage/keptSchema';

const id = v.union([v.string(), v.number()]);

const memory = v.object({
  events: v.array(v.object({ event: v.string(), record: id })),
  domains: v.array(
    v.object({
      domain: v.string(),
      pair: v.object({
        customerId: v.nullable(id),
        customerName: v.string(),
        projectId: v.nullable(id),
        projectName: v.string(),
      }),
    }),
  ),
}) satisfies v.GenericSchema<unknown, ImportMemory>;

/** Which events became records, and which customer belongs to which mail domain. */
export const meetingsKind = deviceKind<ImportMemory>('calendar-import', memory, NO_IMPORTS);
