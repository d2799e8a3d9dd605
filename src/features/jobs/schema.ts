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
export const ENDED_STAGES: readonly Stage[] = ['hired', 'rejected', 'withdrawn']
