/** The first screen after signing in, with those of its parts that stand there at once. */
export const loadDashboardPage = async () => {
  const { DashboardPage, preloadParts } = await import('./DashboardPage');
  await preloadParts();
  return DashboardPage;
};
