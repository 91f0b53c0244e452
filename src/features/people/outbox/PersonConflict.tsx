import { editConflict } from '@/shared/outbox/WaitingConflict';
import { employeeFields } from '../employeeEdit';
import { usePersonWords } from '../usePersonWords';
import { personKind } from './personKind';

/** Asks which of two versions of a profile to keep. */
export const PersonConflict = editConflict(personKind, employeeFields, usePersonWords);
