import type { ComponentProps } from 'react'
import { summaryOf } from '@/features/jobs/vacancies/view'
import { ApplyControl } from './apply-control'

/** Apply Now for a vacancy; what goes to the browser of it is its summary alone. */
export const ApplyButton = ({ job, ...rest }: ComponentProps<typeof ApplyControl>) => (
  <ApplyControl job={summaryOf(job)} {...rest} />
)
