/** The kinds of the planner that do not wait; their code comes with the first saving. */
export const loadBoardKind = async () => (await import('./boardKind')).boardKind;
export const loadBucketKind = async () => (await import('./bucketKind')).bucketKind;
export const loadPlannerMemberKind = async () => (await import('./plannerMemberKind')).plannerMemberKind;
export const loadCommentKind = async () => (await import('./commentKind')).commentKind;
