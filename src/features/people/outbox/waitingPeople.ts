import { outboxNames } from '@/shared/outbox/countWaiting';
import { keptOutbox } from '@/shared/outbox/keptOutbox';
import { employeeFields } from '../employeeEdit';
import { editSchema } from '../sectionDraft';

/** The changes of people that wait to be sent, by user on the device. */
export const waitingPeople = {
  kept: keptOutbox(outboxNames.people, editSchema),
  fields: employeeFields,
};
