import type { Language } from '@/lib/language'
import { savedMessages } from '../messages'
import { SaveButton } from './save-button'

interface SaveProps {
  language: Language
  /** `page` on the item's own page. */
  variant?: 'list' | 'page'
  /** On a personal page: whose it is, who has saved the item. */
  savedBy?: string
}

export const SaveCollege = ({ language, college, ...look }: SaveProps & { college: { id: string; name: string } }) => (
  <SaveButton
    {...look}
    language={language}
    messages={savedMessages(language).college}
    kind="college"
    id={college.id}
    name={college.name}
  />
)

/** Save button of a vacancy. */
export const SaveJob = ({ language, job, ...look }: SaveProps & { job: { id: string; title: string } }) => (
  <SaveButton
    {...look}
    language={language}
    messages={savedMessages(language).job}
    kind="job"
    id={job.id}
    name={job.title}
  />
)
