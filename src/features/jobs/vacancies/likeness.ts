/** The fields by which a vacancy is like another, the weightiest first. */
export const LIKENESS_FIELDS = ['department', 'designation', 'location'] as const
