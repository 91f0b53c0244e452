import type { ComponentType, ReactNode } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { loadAccountScreens, loadSignInPage } from '@/features/auth';
import type { IsoDate, IsoMonth, Period } from '@/domain/time/period';
import { env } from '@/shared/env';
import { loadTexts } from '@/shared/i18n/i18n';
import { paths } from '@/shared/paths';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import type { AppStore } from '@/shared/store/store';
import { CrashPage } from './pages/CrashPage';
import { SpinnerOverlay } from './SpinnerOverlay';
import { ManagersOnly, PayrollOnly, RequireSession, SignedOutOnly } from './guards';

type Texts = Parameters<typeof loadTexts>[0];

/**
 * Loads something once and then returns the same promise. An import takes a few tasks even if its module is already
 * loaded, and the browser paints between them: signing in and each click would show the previous screen for another
 * frame.
 */
function once<Loaded extends object>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Loaded | undefined;
  return async () => (loaded ??= await load());
}

/** A screen that is loaded when it is first opened, together with its texts. */
function screen(
  path: string,
  texts: Texts,
  load: () => Promise<ComponentType>,
  children?: RouteObject[],
): RouteObject {
  const loadScreen = once(load);
  return {
    path,
    lazy: async () => {
      const [Component] = await Promise.all([loadScreen(), loadTexts(texts)]);
      return { Component };
    },
    ...(children && { children }),
  };
}

const loadShell = once(async () => import('./Shell'));
const loadServiceData = once(async () => import('./serviceData'));

/** The texts of a customer's and a project's page: chart, edits, members and tasks have texts of their own. */
const customerTexts: Texts = ['customers', 'charts', 'edit', 'members', 'planner', 'find'];

/** Each part of the dashboard has its own texts. */
const dashboardTexts = ['dashboard', 'calendar', 'planner', 'charts'] as const satisfies Texts;

// Entry points of features are imported only when they are needed, to keep their other exports out of the first screen.
const RecordsLink = lazyComponent(
  async () => (await import('@/features/service-records')).loadRecordsLink(),
  'serviceRecords',
);
/** The customers with the way to the service records, which comes after the list. */
const loadCustomersPage = async () => {
  const CustomersPage = await (await import('@/features/customers')).loadCustomersPage();
  return () => <CustomersPage links={<RecordsLink />} />;
};
const loadCustomerPage = async () => (await import('@/features/customers')).loadCustomerPage();
const loadProjectPage = async () => (await import('@/features/customers')).loadProjectPage();
const loadDashboardPage = once(async () => (await import('@/features/dashboard')).loadDashboardPage());
const loadEmployeePage = async () => (await import('@/features/people')).loadEmployeePage();
const loadEmployeesPage = async () => (await import('@/features/people')).loadEmployeesPage();
const loadExpensesPage = async () => (await import('@/features/expenses')).loadExpensesPage();
const loadBoardPage = async () => (await import('@/features/planner')).loadBoardPage();
const loadPlannerPage = async () => (await import('@/features/planner')).loadPlannerPage();
const loadProfilePage = async () => (await import('@/features/people')).loadProfilePage();
const LawMonth = lazyComponent(
  async () => (await import('@/features/time-account')).loadLawMonth(),
  ['law', 'timeAccount', 'workSettings'],
);
const loadAbsentDays = async () => (await import('@/features/time-account')).loadAbsentDays();
const loadMonth = async () => (await import('@/features/time-sheets')).loadMonthPage();
/** The page that closes a month, with the days of absence, and with findings about the law, which come after it. */
const loadMonthPage = async () => {
  if (!env.hasAccount) return loadMonth();
  const [MonthPage, AbsentDays] = await Promise.all([loadMonth(), loadAbsentDays()]);
  const belowChecks = (month: IsoMonth) => <LawMonth month={month} />;
  return () => (
    <AbsentDays>
      <MonthPage belowChecks={belowChecks} />
    </AbsentDays>
  );
};
const loadReportPage = async () => (await import('@/features/report')).loadReportPage();
const loadPayrollPage = async () => (await import('@/features/payroll')).loadPayrollPage();
const loadServiceRecords = async () => (await import('@/features/service-records')).loadServiceRecordsPage();
const loadNewServiceRecord = async () => (await import('@/features/service-records')).loadNewRecordPage();
const loadServiceRecord = async () => (await import('@/features/service-records')).loadRecordPage();
const loadTimeSheetsPage = async () => (await import('@/features/time-sheets')).loadTimeSheetsPage();
const loadTimeAccount = async () => (await import('@/features/time-account')).loadTimeAccount();
const loadAccountPage = async () => (await import('@/features/time-account')).loadAccountPage();
const loadAbsencesPage = async () => (await import('@/features/time-account')).loadAbsencesPage();
const LawNote = lazyComponent(async () => (await import('@/features/time-account')).loadLawNote(), 'law');
const AccountSum = lazyComponent(
  async () => (await import('@/features/time-account')).loadAccountSum(),
  'accountModel',
);
const AbsenceMark = lazyComponent(
  async () => (await import('@/features/time-account')).loadAbsenceMark(),
  'timeAccount',
);
const loadLawPage = async () => (await import('@/features/time-account')).loadLawPage();
const loadWorkRecords = async () => (await import('@/features/work-records')).loadWorkRecordsPage();
const loadFileImport = async () => (await import('@/features/work-records')).loadFileImport();
/** The work screen with the days of absence, and with the balance of the time account, which comes after it. */
const loadWorkRecordsPage = async () => {
  if (!env.hasAccount) return loadWorkRecords();
  const [WorkRecordsPage, AbsentDays] = await Promise.all([loadWorkRecords(), loadAbsentDays()]);
  const account = (week: Period) => (
    <>
      <LawNote week={week} />
      <AccountSum />
    </>
  );
  const dayMark = (date: IsoDate, otherwise: ReactNode) => <AbsenceMark {...{ date, otherwise }} />;
  return () => (
    <AbsentDays>
      <WorkRecordsPage {...{ account, dayMark }} />
    </AbsentDays>
  );
};

/** Loads what is needed after signing in, while the user is still typing. */
function preloadShell(): void {
  void Promise.all([
    loadShell(),
    loadServiceData(),
    import('@/shared/api/axiosClient'),
    loadDashboardPage(),
    loadTexts(['layout', 'pages', ...dashboardTexts]),
  ]).catch(() => undefined);
}

const loadSignIn = async () => {
  const SignInPage = await loadSignInPage();
  return () => <SignInPage onUse={preloadShell} />;
};

/** The dialog of a task searches members and shows the results of saving. */
const plannerTexts: Texts = ['planner', 'members', 'edit', 'find'];

/** All routes of the app. */
export function createRoutes(store: AppStore): RouteObject[] {
  return [
    {
      element: (
        <>
          <Outlet />
          <SpinnerOverlay />
        </>
      ),
      errorElement: <CrashPage />,
      HydrateFallback: () => null,
      children: [
        {
          element: <SignedOutOnly />,
          children: [
            screen(paths.signIn, 'auth', loadSignIn),
            screen(paths.registration, 'account', async () => (await loadAccountScreens()).RegistrationPage),
            screen(
              paths.forgottenPassword,
              'account',
              async () => (await loadAccountScreens()).ForgottenPasswordPage,
            ),
            screen(
              paths.codeVerification,
              'account',
              async () => (await loadAccountScreens()).CodeVerificationPage,
            ),
            screen(
              paths.resetPassword,
              'account',
              async () => (await loadAccountScreens()).ResetPasswordPage,
            ),
          ],
        },
        screen(paths.expired, ['pages'], async () => (await import('./pages/ExpiredPage')).ExpiredPage),
        {
          element: <RequireSession />,
          children: [
            {
              lazy: async () => {
                const [{ Shell }, { attachServiceData }] = await Promise.all([
                  loadShell(),
                  loadServiceData(),
                  loadTexts(['layout', 'pages']),
                ]);
                attachServiceData(store);
                return { Component: Shell };
              },
              children: [
                {
                  errorElement: <CrashPage isWithinShell />,
                  lazy: async () => ({ Component: (await loadShell()).PageOutlet }),
                  children: [
                    screen(paths.dashboard, dashboardTexts, loadDashboardPage),
                    screen(paths.profile, ['people', 'edit'], loadProfilePage),
                    screen(paths.customers, ['customers', 'edit', 'find'], loadCustomersPage),
                    {
                      element: <ManagersOnly isOffered={env.reports !== 'off'} />,
                      children: [
                        screen(paths.report, ['report', 'find', 'workDays', 'workSettings'], loadReportPage),
                      ],
                    },
                    screen(paths.serviceRecords, ['serviceRecords'], loadServiceRecords),
                    screen(paths.newServiceRecord, ['serviceRecords', 'find'], loadNewServiceRecord),
                    screen(paths.serviceRecord, ['serviceRecords', 'message'], loadServiceRecord),
                    screen(paths.customer, customerTexts, loadCustomerPage),
                    screen(paths.project, customerTexts, loadProjectPage),
                    screen(paths.expenses, ['expenses', 'find'], loadExpensesPage),
                    screen(paths.work, ['workRecords', 'workDays', 'find'], loadWorkRecordsPage),
                    screen(paths.fileImport, ['fileImport', 'files'], loadFileImport),
                    ...(env.hasAccount
                      ? [
                          screen(paths.account, ['timeAccount'], loadTimeAccount, [
                            screen(paths.account, ['workSettings'], loadAccountPage),
                            screen(paths.absences, ['absences', 'workDays'], loadAbsencesPage),
                            screen(paths.law, ['law', 'workSettings'], loadLawPage),
                          ]),
                        ]
                      : []),
                    screen(paths.employees, ['people', 'find'], loadEmployeesPage),
                    screen(paths.employee, ['people', 'edit'], loadEmployeePage),
                    screen(paths.timeSheets, ['timeSheets', 'find'], loadTimeSheetsPage),
                    {
                      element: <PayrollOnly />,
                      children: [screen(paths.payroll, ['payroll', 'files'], loadPayrollPage)],
                    },
                    screen(paths.month, ['monthClose', 'timeSheets', 'workDays'], loadMonthPage),
                    screen(paths.planner, plannerTexts, loadPlannerPage),
                    screen(paths.board, plannerTexts, loadBoardPage),
                    screen(paths.about, ['about'], async () => (await import('./pages/AboutPage')).AboutPage),
                  ],
                },
              ],
            },
          ],
        },
        screen('*', 'pages', async () => (await import('./pages/NotFoundPage')).NotFoundPage),
      ],
    },
  ];
}
