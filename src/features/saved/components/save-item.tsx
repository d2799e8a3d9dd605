import type { Language } from '@/lib/language'
import { savedMessages } from '../messages'
import { SaveButton } from './save-button'

interface SaveProps {
  language: Language
  /** On the page of the item itself, `page`. */
  variant?: 'list' | 'page'
  /** On a page that is the person's own: that it is kept. */
  wasSaved?: boolean
}

/** The button that keeps a college. */
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

/** The button that keeps a vacancy. */
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
