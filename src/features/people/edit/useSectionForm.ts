import { useTranslation } from 'react-i18next';
import { type Employee, socialAddress, socialNetworks } from '@/domain/people/employee';
import type { Begun } from '@/shared/drafts/draftKind';
import type { Rules } from '@/shared/forms/rules';
import { useAppForm } from '@/shared/forms/useAppForm';
import type { EmployeeEdit } from '../employeeWire';
import { type DetailName, type SectionName, editOf, sectionFields } from '../employeeEdit';
import { type SectionDraft, sectionDraftsOf } from '../sectionDraft';

/** The field values of a section, by name. */
export type SectionValues = Record<string, string>;

type Problem = 'givenName' | 'surname' | 'username' | 'link' | 'taken';

/** The stored values of a section's text fields. */
export function sectionValues(section: SectionName, edit: EmployeeEdit): SectionValues {
  return Object.fromEntries(sectionFields[section].map((name) => [name, edit[name]]));
}

const required = (name: 'givenName' | 'surname' | 'username') => ({
  validate: (text: string | undefined) => (text?.trim() === '' ? name : undefined),
});

/** A link must be a web address, unless it was stored before. */
function rulesFor(base: EmployeeEdit): Rules<SectionValues, Problem> {
  const link = (name: (typeof socialNetworks)[number]) => ({
    validate: (text: string | undefined) =>
      !text?.trim() || text === base[name] || socialAddress(text) !== null ? undefined : ('link' as const),
  });
  return {
    givenName: required('givenName'),
    surname: required('surname'),
    username: required('username'),
    ...Object.fromEntries(socialNetworks.map((name) => [name, link(name)])),
  };
}

/** Values and rules of a section of a profile. */
export function useSectionForm(employee: Employee, section: SectionName, draft: Begun<SectionDraft> | null) {
  const { t } = useTranslation('people');
  const base = draft?.base ?? editOf(employee);
  const form = useAppForm<SectionValues, Problem>({
    initial: draft?.values ?? sectionValues(section, base),
    isUnsaved: draft !== null,
    rules: rulesFor(base),
    messageOf: (problem) => t(`errors.${problem}`),
    draft: {
      kind: sectionDraftsOf(employee.id, section),
      content: (values) => ({ base, values }),
      wish: draft?.wish,
    },
  });
  return { ...form, field: (name: DetailName) => form.field(name) };
}

export type SectionFormState = ReturnType<typeof useSectionForm>;

/** The person with the typed values applied; changed values are trimmed. */
export function withTyped(base: EmployeeEdit, values: SectionValues): EmployeeEdit {
  const edit = Object.fromEntries(
    Object.entries(values).map(([name, text]) => [
      name,
      text === Reflect.get(base, name) ? text : text.trim(),
    ]),
  );
  return { ...base, ...edit };
}
