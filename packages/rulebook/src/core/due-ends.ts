/** What is over once the day of something has passed. Nothing that was given before is asked again. */
export const DUE_ENDS = ['ourWait', 'deposits', 'link', 'photoId'] as const;
export type DueEnd = (typeof DUE_ENDS)[number];
