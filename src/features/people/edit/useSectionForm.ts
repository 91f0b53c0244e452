import { useTranslation } from 'react-i18next';
import { type Employee, socialAddress, socialNetworks } from '@/domain/people/employee';
import type { Begun } from '@/shared/drafts/draftKind';
import { isApiError } from '@/shared/api/apiError';
import type { Rules } from '@/shared/forms/rules';
import type { EditOutcome } from '@/shared/forms/useSaving';
import type { EmployeeEdit } from '../employeeWire';
import { type DetailName, type SectionName, sectionFields } from '../employeeEdit';
import { type SectionDraft, sectionDraftsOf } from '../keptPeople';
import { usePersonForm } from './useEditPerson';

/** The field values of a section, by name. */
export type SectionValues = Record<string, string>;

type Problem = 'givenName' | 'surname' | 'username' | 'link' | 'taken';

/** The stored values of a section's text fields. */
function sectionValues(section: SectionName, edit: EmployeeEdit): SectionValues {
  return Object.fromEntries(sectionFields[section].map((name) => [name, edit[name]]));
}

const required = (name: 'givenName' | 'surname' | 'username') => ({
  validate: (text: string | undefined) => (text?.trim() === '' ? name : undefined),
});

/** A link must be a web address, unless it was stored before. */
function rulesOf(shown: SectionValues): Rules<SectionValues, Problem> {
  const link = (name: (typeof socialNetworks)[number]) => ({
    validate: (text: string | undefined) =>
      !text?.trim() || text === shown[name] || socialAddress(text) !== null ? undefined : ('link' as const),
  });
  return {
    givenName: required('givenName'),
    surname: required('surname'),
    username: required('username'),
    ...Object.fromEntries(socialNetworks.map((name) => [name, link(name)])),
  };
}

/** The form of a section of a profile. */
export function useSectionForm(employee: Employee, section: SectionName, draft: Begun<SectionDraft> | null) {
  const { t } = useTranslation('people');
  const { form, typed, save, ...edit } = usePersonForm<SectionValues, Problem>(employee, {
    draft,
    valuesOf: (content) => sectionValues(section, content),
    rulesOf,
    messageOf: (problem) => t(`errors.${problem}`),
    keep: {
      kind: sectionDraftsOf(employee.id, section),
      content: (values, { content }) => ({ base: content, values }),
    },
  });

  return {
    ...edit,
    form: { ...form, field: (name: DetailName) => form.field(name) },
    save: async (): Promise<EditOutcome> => {
      const outcome = await save();
      if (outcome.kind !== 'failed') return outcome;
      const { error } = outcome;
      const isTaken = isApiError(error) && error.kind === 'conflict' && typed.username !== employee.username;
      if (!isTaken) return outcome;
      form.refuse({ username: 'taken' }, form.values);
      return { kind: 'invalid' };
    },
  };
}

export type SectionFormState = ReturnType<typeof useSectionForm>['form'];
