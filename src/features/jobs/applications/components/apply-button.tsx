import type { ComponentProps } from 'react'
import type { JobSummary, SummedUp } from '@/features/jobs/vacancies/view'
import type { Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { experienceIn } from '@/lib/text/spoken-texts'
import { jobMessages } from '../../messages'
import { ApplyControl } from './apply-control'

/** The part of a vacancy that the apply form shows, in the page's language: nothing else is sent to the browser. */
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

/** Apply Now for a vacancy; only its summary is sent to the browser. */
export const ApplyButton = ({ job, ...rest }: Omit<ComponentProps<typeof ApplyControl>, 'job'> & { job: SummedUp }) => (
  <ApplyControl job={summaryIn(rest.language, job)} {...rest} />
)
