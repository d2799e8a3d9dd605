/** What is filled in for each applicant where it stands in braces. */
export const STAGE_PLACES = ['greeting', 'name', 'post', 'institution', 'brand', 'interview'] as const
export type StagePlace = (typeof STAGE_PLACES)[number]
