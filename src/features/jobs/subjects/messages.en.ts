import { grouped, plural } from '@/lib/text/format'
import type { StatedPay, SubjectPageView, SubjectTopic } from './view'

const posts = (count: number) =>
  `${grouped('en', count)} ${plural('en', count, { one: 'open post', other: 'open posts' })}`
const walkIns = (count: number) =>
  plural('en', count, {
    one: 'one of them a walk-in interview',
    other: `${grouped('en', count)} of them walk-in interviews`,
  })

const title = ({ subject, place }: SubjectTopic) => {
  if (!subject) return `Jobs for doctors in ${place?.name ?? ''}`
  if (place) return `${subject.name} jobs in ${place.name}`
  return subject.kind === 'department' ? `${subject.name} jobs for doctors` : `${subject.name} jobs`
}

/** All messages of the pages of places, departments and designations. */
export const subjectMessages = {
  jobs: 'Jobs',
  title,
  /** As a link names it: "Cardiology in Delhi". */
  name: ({ subject, place }: SubjectTopic) =>
    subject && place ? `${subject.name} in ${place.name}` : (subject?.name ?? place?.name ?? ''),
  description: (topic: SubjectTopic, offered: number) => {
    const open = offered > 0 ? posts(offered) : 'what is open today'
    const terms = { one: 'who offers it, what it pays', other: 'who offers them, what they pay' }
    return `${title(topic)}: ${open}, ${plural('en', offered, terms)} and how to apply.`
  },
  lead: ({ open, offered, walkIns: interviews }: Pick<SubjectPageView, 'open' | 'offered' | 'walkIns'>) => {
    if (open === 0) return 'None is open today. We can email you when one is.'
    if (offered === 0) return 'Only examples so far. We can email you when the first real job is here.'
    return `${grouped('en', offered)} open today${interviews > 0 ? `, ${walkIns(interviews)}` : ''}.`
  },
  figures: {
    offered: 'open vacancies',
    counted: 'counted just now',
    institutions: (count: number) => plural('en', count, { one: 'institution', other: 'institutions' }),
    confidential: (count: number) =>
      `${grouped('en', count)} confidential ${plural('en', count, { one: 'post', other: 'posts' })} not counted`,
    pay: 'middle half of the pay stated',
    payRange: ({ low, high }: StatedPay) =>
      low === high ? `₹${grouped('en', low)} LPA` : `₹${grouped('en', low)} to ${grouped('en', high)} LPA`,
    payFrom: ({ from }: StatedPay, of: number) => `from ${grouped('en', from)} of ${grouped('en', of)} vacancies`,
    walkIn: 'next walk-in interview',
    at: (clock: string) => `at ${clock}`,
  },
  newest: 'Newest',
  all: 'All of them in the list, with filters',
  within: 'Narrow it',
  alike: 'Similar jobs',
  open: (count: number) => `${grouped('en', count)} open`,
  feed: 'RSS feed of these posts',
  places: 'By place',
  departments: 'By department',
  designations: 'By post',
  browse: 'Jobs by place, department and post',
} as const
