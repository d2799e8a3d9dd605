import { dayText, momentText } from '@/cms/admin/overview/days'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import type { Job, VacancyPosting } from '@/payload-types'
import { institutionTexts } from '../../institutions/texts'
import { postingDeskTexts } from './texts'

const { fields, yes } = postingDeskTexts

/** A part of a vacancy, as it was sent and, where it differs, as it stands on the site. */
export interface PostingFact {
  label: string
  value: string
  /** Null where nothing of it is on the site, or it says the same. */
  published: string | null
}

const SAME = [
  'title',
  'department',
  'designation',
  'location',
  'type',
  'experience',
  'qualification',
  'salary',
  'description',
  'requirements',
] as const

const walkInOf = ({ walkInAt, walkInUntil, walkInPlace }: Pick<Job, 'walkInAt' | 'walkInUntil' | 'walkInPlace'>) =>
  [walkInAt && momentText(walkInAt), walkInUntil && momentText(walkInUntil), walkInPlace].filter(Boolean).join(' · ')

/** Everything that a hospital sent, beside what the site says of the same vacancy. */
export function postingFacts(posting: VacancyPosting, job: Job | null): PostingFact[] {
  const kind = posting.institutionKind && institutionTexts(STUDIO_LANGUAGE).kinds[posting.institutionKind]
  const row = (label: string, value: string | null | undefined, published?: string | null): PostingFact => ({
    label,
    value: value ?? '',
    published: job && published !== undefined && (published ?? '') !== (value ?? '') ? (published ?? '') || '–' : null,
  })
  const day = (instant: string | null | undefined) => (instant ? dayText(instant) : null)
  return [
    ...SAME.map((name) => row(fields[name], posting[name], job?.[name] ?? null)),
    row(fields.deadline, day(posting.deadline), job ? day(job.deadline) : undefined),
    row(fields.walkIn, walkInOf(posting), job ? walkInOf(job) : undefined),
    row(fields.institutionName, posting.institutionName),
    row(fields.institutionKind, kind),
    row(fields.isConfidential, posting.isConfidential ? yes : null),
    row(fields.contactName, posting.contactName),
    row(fields.email, posting.email),
    row(fields.phone, posting.phone),
  ].filter(({ value, published }) => value !== '' || published !== null)
}
