import { eraseAuthorIn } from '@/cms/personal/erasure/erasure'

/** Takes a person out of what they did with applications as staff: the stages they moved them to, and their notes. */
export const eraseApplicationWork = [eraseAuthorIn('job_applications_history'), eraseAuthorIn('job_applications_notes')]
