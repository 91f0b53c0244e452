/** Loads the dashboard, the first screen after signing in, together with the parts that are shown at once. */
export const loadDashboardPage = async () => {
  const { DashboardPage, preloadParts } = await import('./DashboardPage');
  await preloadParts();
  return DashboardPage;
};

/** Loads the function that reads the dashboard's data into the cache, unless it is fresh. */
export const loadDashboardAhead = async () => (await import('./DashboardPage')).readDashboardAhead;
