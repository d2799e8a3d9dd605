import { dayText, momentText } from '@/cms/admin/messages'
import { STUDIO_LANGUAGE } from '@/lib/language'
import type { Job, VacancyPosting } from '@/payload-types'
import { OF_SENDER, POSTED, type PostedName, type PostingName, postingField } from '../../admin/posting-fields'
import { institutionMessages } from '../../institutions/messages'
import { postingDeskMessages } from './messages'

/** A part of a vacancy, as it was sent and, where it differs, as it stands on the site. */
export interface PostingFact {
  label: string
  value: string
  /** Null where nothing of it is on the site, or it says the same. */
  published: string | null
}

const labelOf = (name: PostingName) => postingField(name).fact ?? postingField(name).sent?.[0] ?? name

function writtenOf(name: PostingName, record: Partial<Record<PostingName, unknown>>): string {
  const value = record[name]
  const { kind } = postingField(name)
  if (value === null || value === undefined || value === '' || value === false) return ''
  if (kind === 'day') return dayText(String(value))
  if (kind === 'moment') return momentText(String(value))
  if (kind === 'tick') return postingDeskMessages.yes
  return String(value)
}

const isOfWalkIn = (name: PostedName) => name.startsWith('walkIn')
const [WALK_IN, ONE_BY_ONE] = [POSTED.filter(isOfWalkIn), POSTED.filter((name) => !isOfWalkIn(name))]

/** Everything that a hospital sent, beside what the site says of the same vacancy; a walk-in interview is one fact. */
export function postingFacts(posting: VacancyPosting, job: Job | null): PostingFact[] {
  const fact = (names: readonly PostedName[]): PostingFact => {
    const said = (record: VacancyPosting | Job) =>
      names
        .map((name) => writtenOf(name, record))
        .filter(Boolean)
        .join(' · ')
    const [value, published] = [said(posting), job && said(job)]
    const isOther = published !== null && published !== value
    return { label: labelOf(names[0] ?? 'title'), value, published: isOther ? published || '–' : null }
  }
  const { institutionKind: kind } = posting
  const sender = { ...posting, institutionKind: kind && institutionMessages(STUDIO_LANGUAGE).kinds[kind] }
  return [
    ...ONE_BY_ONE.map((name) => fact([name])),
    fact(WALK_IN),
    ...OF_SENDER.map((name) => ({ label: labelOf(name), value: writtenOf(name, sender), published: null })),
  ].filter(({ value, published }) => value !== '' || published !== null)
}
