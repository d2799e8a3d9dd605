import { forgetAuthorIn } from '@/cms/personal/forget-bylines'

/** Takes a person out of what they did with applications as staff: the stages they moved them to, and their notes. */
export const forgetApplicationWork = [
  forgetAuthorIn('job_applications_history'),
  forgetAuthorIn('job_applications_notes'),
]
