/** Loads the route around the three pages of the time account. */
export const loadTimeAccount = async () => (await import('./frame/TimeAccountLayout')).TimeAccountLayout;

/** Loads the page of the time account. */
export const loadAccountPage = async () => (await import('./account/AccountPage')).AccountPage;

/** Loads the page of absences. */
export const loadAbsencesPage = async () => (await import('./absences/AbsencesPage')).AbsencesPage;

/** Loads the page about the working-time law. */
export const loadLawPage = async () => (await import('./law/LawPage')).LawPage;

/** Loads the balance beside the sum of the week on the work screen. */
export const loadAccountSum = async () => (await import('./model/AccountSum')).AccountSum;

/** Loads the mark of an absence on a day. */
export const loadAbsenceMark = async () => (await import('./absences/AbsenceMark')).AbsenceMark;

/** Loads the provider of the days on which the user is absent all day. */
export const loadAbsentDays = async () => (await import('./absences/AbsentDaysProvider')).AbsentDaysProvider;

/** Loads the note about the law beside a week. */
export const loadLawNote = async () => (await import('./law/LawNote')).LawNote;

/** Loads the findings about the law in a month. */
export const loadLawMonth = async () => (await import('./law/LawMonth')).LawMonth;
