/** The planner's kinds that cannot wait; loaded on first use. */
export const loadBoardKind = async () => (await import('./plannerKind')).boardKind;
export const loadBucketKind = async () => (await import('./plannerKind')).bucketKind;
export const loadPlannerMemberKind = async () => (await import('./plannerKind')).plannerMemberKind;
export const loadCommentKind = async () => (await import('./plannerKind')).commentKind;
