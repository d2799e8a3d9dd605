import { forgetAuthorIn } from '@/cms/personal/forget-bylines'

/** Takes a person out of the histories of applications that they moved as staff. */
export const forgetStages = forgetAuthorIn('job_applications_history')
