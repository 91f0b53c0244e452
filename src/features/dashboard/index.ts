/** The first screen after signing in, with those of its parts that stand there at once. */
export const loadDashboardPage = async () => {
  const { DashboardPage, preloadParts } = await import('./DashboardPage');
  await preloadParts();
  return DashboardPage;
};

/** Reads into the cache what it shows, unless that was read just now. */
export const loadDashboardAhead = async () => (await import('./DashboardPage')).readDashboardAhead;
