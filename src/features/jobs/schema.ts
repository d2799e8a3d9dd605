/** Constants of the job board (specification, section 9). */

export const DEPARTMENTS = [
  'Cardiology',
  'Pediatrics',
  'Orthopedics',
  'General Medicine',
  'Radiology',
  'Neurology',
  'Surgery',
  'Pathology',
  'Anesthesia',
] as const
export const LOCATIONS = ['New Delhi', 'Delhi', 'Chandigarh', 'Puducherry', 'Bangalore', 'Mumbai', 'Chennai'] as const
export const DESIGNATIONS = [
  'Professor',
  'Associate Professor',
  'Assistant Professor',
  'Senior Resident',
  'Junior Resident',
  'Consultant',
] as const
export const JOB_TYPES = ['Full-time', 'Part-time', 'Contract', 'Temporary'] as const
export type JobType = (typeof JOB_TYPES)[number]
export const JOB_STATUSES = ['Active', 'Inactive', 'Closed'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

/** The stages of an application, in order; the last three end it. */
export const STAGES = ['applied', 'shortlisted', 'interview', 'offered', 'hired', 'rejected', 'withdrawn'] as const
export type Stage = (typeof STAGES)[number]
/** The stages that the team can choose; only the applicant withdraws. */
export const TEAM_STAGES = STAGES.filter((stage) => stage !== 'withdrawn')
export type TeamStage = (typeof TEAM_STAGES)[number]
export const ENDED_STAGES: readonly Stage[] = ['hired', 'rejected', 'withdrawn']

/** Orders of the list; the first is the default. */
export const JOB_SORTS = ['newest', 'closing', 'salary'] as const
export type JobSort = (typeof JOB_SORTS)[number]

/** Salary floors to choose from, in LPA. */
export const SALARY_FLOORS = [5, 10, 15, 20, 25, 30] as const

/** The visitor's years of experience; posts that require more are left out. */
export const EXPERIENCE_YEARS = [0, 1, 3, 5, 10] as const

export const COVER_NOTE_LENGTH = 4000
export const RESUME_BYTES = 5 * 1024 * 1024

/** The placeholders of the mails to applicants. */
export const STAGE_PLACES = ['greeting', 'name', 'post', 'institution', 'brand', 'interview'] as const
export type StagePlace = (typeof STAGE_PLACES)[number]
