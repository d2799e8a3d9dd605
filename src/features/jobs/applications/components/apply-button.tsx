import type { ComponentProps } from 'react'
import type { JobSummary, SummedUp } from '@/features/jobs/vacancies/view'
import type { Language } from '@/lib/language'
import { experienceIn } from '@/lib/text/spoken-texts'
import { nameIn } from '@/lib/vocabulary'
import { jobMessages } from '../../messages'
import { ApplyControl } from './apply-control'

/** What goes to the browser of a vacancy for the form that applies: nothing that it does not show, in its language. */
export const summaryIn = (
  language: Language,
  { id, slug, title, institution, department, location, experience, type, salary, isSample }: SummedUp,
): JobSummary => ({
  id,
  slug,
  title,
  institution,
  department: department && nameIn(language, department),
  location: location && nameIn(language, location),
  experience: experience && experienceIn(language, experience),
  type: type && jobMessages(language).types[type],
  salary,
  isSample,
})

/** Apply Now for a vacancy; what goes to the browser of it is its summary alone. */
export const ApplyButton = ({ job, ...rest }: Omit<ComponentProps<typeof ApplyControl>, 'job'> & { job: SummedUp }) => (
  <ApplyControl job={summaryIn(rest.language, job)} {...rest} />
)
