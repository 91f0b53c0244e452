import * as v from 'valibot';
import { cents } from '@/domain/money/money';
import { outboxNames } from '@/shared/outbox/countWaiting';
import { keptOutbox } from '@/shared/outbox/keptOutbox';
import { type ProjectEdit, projectFields } from '../api/projectEdit';

const projectEditSchema = v.object({
  name: v.string(),
  description: v.string(),
  orderNumber: v.string(),
  state: v.string(),
  revenue: v.nullable(v.pipe(v.number(), v.integer(), v.transform(cents))),
  timeBudget: v.nullable(v.number()),
});

/** The changes of projects that wait to be sent, by user on the device. */
export const waitingProjects = {
  kept: keptOutbox<ProjectEdit>(outboxNames.projects, projectEditSchema),
  fields: projectFields,
};
