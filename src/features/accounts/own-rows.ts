import type { Dependent } from '@/cms/hooks/dependents'

/** Where a person's rows lie, and how they name the person. Applications come before the CVs that they hold. */
export const OWN_ROWS: readonly Dependent[] = [
  { collection: 'saved-colleges', by: 'user' },
  { collection: 'saved-jobs', by: 'user' },
  { collection: 'choice-lists', by: 'user' },
  { collection: 'job-applications', by: 'user' },
  { collection: 'account-tokens', by: 'user' },
  { collection: 'profile-photos', by: 'owner' },
  { collection: 'resumes', by: 'owner' },
]
