import { loadTexts } from '@/shared/i18n/i18n';

/** Loads the page of the time account. */
export const loadAccountPage = async () => (await import('./account/AccountPage')).AccountPage;

/** Loads the page of absences. */
export const loadAbsencesPage = async () => (await import('./absences/AbsencesPage')).AbsencesPage;

/** Loads the page about the working-time law. */
export const loadLawPage = async () => (await import('./law/LawPage')).LawPage;

/** Loads the balance beside the sum of the week on the work screen, with its texts. */
export const loadAccountSum = async () => {
  const [{ AccountSum }] = await Promise.all([import('./model/AccountSum'), loadTexts('accountModel')]);
  return AccountSum;
};

/** Loads the provider of the days on which the user is absent all day. */
export const loadAbsentDays = async () => (await import('./absences/AbsentDaysProvider')).AbsentDaysProvider;

/** Loads the note about the law beside a week, with its texts. */
export const loadLawNote = async () => {
  const [{ LawNote }] = await Promise.all([import('./law/LawNote'), loadTexts('law')]);
  return LawNote;
};

/** Loads the findings about the law in a month, with their texts. */
export const loadLawMonth = async () => {
  const texts = loadTexts(['law', 'timeAccount', 'workSettings']);
  const [{ LawMonth }] = await Promise.all([import('./law/LawMonth'), texts]);
  return LawMonth;
};
