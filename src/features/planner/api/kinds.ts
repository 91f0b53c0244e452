/** The planner's kinds that cannot wait; loaded on first use. */
export const loadBoardKind = async () => (await import('./boardKind')).boardKind;
export const loadBucketKind = async () => (await import('./bucketKind')).bucketKind;
export const loadPlannerMemberKind = async () => (await import('./plannerMemberKind')).plannerMemberKind;
export const loadCommentKind = async () => (await import('./commentKind')).commentKind;
