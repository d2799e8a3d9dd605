import type { ComponentProps } from 'react'
import type { SummedUp } from '@/features/jobs/vacancies/view'
import { summaryIn } from '../job-summary'
import { ApplyControl } from './apply-control'

/** Apply Now for a vacancy; what goes to the browser of it is its summary alone. */
export const ApplyButton = ({
  job,
  ...rest
}: Omit<ComponentProps<typeof ApplyControl>, 'job'> & {
  job: SummedUp
}) => <ApplyControl job={summaryIn(rest.language, job)} {...rest} />
