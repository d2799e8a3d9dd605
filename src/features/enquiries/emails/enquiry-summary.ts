import { type Language, STUDIO_LANGUAGE } from '@/lib/language'
import { enumerated, grouped } from '@/lib/text/format'
import type { Enquiry } from '@/payload-types'
import { labelIn } from '../admin/desk/desk-messages'
import { enquiryMessages } from '../messages'
import { enquiryMailMessages } from './mail-messages'

export type EnquirySummary = ReturnType<typeof enquirySummary>

/** An enquiry's fields for the team's mail, without empty ones. */
export function enquirySummary(enquiry: Enquiry, college: string | null, compared: readonly string[] = []) {
  const { fields } = enquiryMailMessages(STUDIO_LANGUAGE)
  const { subjects, courses, countries } = enquiryMessages(STUDIO_LANGUAGE)
  const lines = [
    { label: fields.kind, value: enquiry.kind },
    { label: fields.name, value: enquiry.name },
    { label: fields.email, value: enquiry.email },
    { label: fields.phone, value: enquiry.phone },
    { label: fields.subject, value: labelIn(subjects, enquiry.subject) },
    { label: fields.course, value: labelIn(courses, enquiry.course) },
    { label: fields.country, value: labelIn(countries, enquiry.country) },
    { label: fields.neetScore, value: enquiry.neetScore?.toString() },
    { label: fields.rank, value: enquiry.rank && grouped(STUDIO_LANGUAGE, enquiry.rank) },
    { label: fields.category, value: enquiry.category },
    { label: fields.college, value: college },
    { label: fields.colleges, value: enumerated(STUDIO_LANGUAGE, compared) },
    { label: fields.state, value: enquiry.state },
    { label: fields.sourcePage, value: enquiry.sourcePage },
    { label: fields.message, value: enquiry.message },
  ]
  return { id: enquiry.id, lines: filled(lines) }
}

type Line = { label: string; value: string | 0 | null | undefined }

const filled = (lines: Line[]) => lines.flatMap(({ label, value }) => (value ? [{ label, value }] : []))

/** What the copy needs beside the enquiry's own fields. */
interface About {
  college: string | null
  compared?: readonly string[]
  /** The sender's account has verified the mailbox. */
  isTheirs: boolean
}

/**
 * The sender's copy. To an unverified mailbox it only contains choices, numbers and our own names, so that our mails
 * cannot carry anyone's text to a stranger.
 */
export function sentCopy(language: Language, enquiry: Enquiry, { college, compared = [], isTheirs }: About) {
  const { labels, subjects, courses, countries } = enquiryMessages(language)
  const own = (text: string | null | undefined) => (isTheirs ? text : null)
  const choice = (names: Record<string, string>, value: string | null | undefined) =>
    (value && names[value]) || own(value)
  return filled([
    { label: labels.name, value: own(enquiry.name) },
    { label: labels.phone, value: own(enquiry.phone) },
    { label: labels.subject, value: choice(subjects, enquiry.subject) },
    { label: labels.neetScore, value: enquiry.neetScore?.toString() },
    { label: labels.course, value: choice(courses, enquiry.course) },
    { label: labels.country, value: choice(countries, enquiry.country) },
    { label: labels.rank, value: enquiry.rank && grouped(language, enquiry.rank) },
    { label: labels.category, value: own(enquiry.category) },
    { label: labels.college, value: college },
    { label: labels.colleges, value: enumerated(language, compared) },
    { label: labels.message, value: own(enquiry.message) },
  ])
}
