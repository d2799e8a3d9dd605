import { enumerated, grouped } from '@/lib/text/format'
import { type Language, STUDIO_LANGUAGE } from '@/lib/text/language'
import type { Enquiry } from '@/payload-types'
import { enquiryTexts } from '../texts'
import { enquiryMailTexts } from './mail-texts'

export interface EnquirySummary {
  id: string
  lines: { label: string; value: string }[]
}

const nameOf = (names: Record<string, string>, value: string | null | undefined) =>
  value ? (names[value] ?? value) : value

/** What the team reads about an enquiry at a glance; empty fields are left out. */
export function enquirySummary(
  enquiry: Enquiry,
  college: string | null,
  compared: readonly string[] = [],
): EnquirySummary {
  const { fields } = enquiryMailTexts(STUDIO_LANGUAGE)
  const { subjects, courses, countries } = enquiryTexts(STUDIO_LANGUAGE)
  const lines = [
    { label: fields.kind, value: enquiry.kind },
    { label: fields.name, value: enquiry.name },
    { label: fields.email, value: enquiry.email },
    { label: fields.phone, value: enquiry.phone },
    { label: fields.subject, value: nameOf(subjects, enquiry.subject) },
    { label: fields.course, value: nameOf(courses, enquiry.course) },
    { label: fields.country, value: nameOf(countries, enquiry.country) },
    { label: fields.neetScore, value: enquiry.neetScore?.toString() },
    { label: fields.rank, value: enquiry.rank && grouped(STUDIO_LANGUAGE, enquiry.rank) },
    { label: fields.category, value: enquiry.category },
    { label: fields.college, value: college },
    { label: fields.colleges, value: enumerated(STUDIO_LANGUAGE, compared) },
    { label: fields.state, value: enquiry.state },
    { label: fields.sourcePage, value: enquiry.sourcePage },
    { label: fields.message, value: enquiry.message },
  ]
  return { id: String(enquiry.id), lines: filled(lines) }
}

type Line = { label: string; value: string | 0 | null | undefined }

const filled = (lines: Line[]): EnquirySummary['lines'] =>
  lines.flatMap(({ label, value }) => (value ? [{ label, value }] : []))

/** What a mail client makes a link of. */
const WEB_ADDRESS = /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)+\/\S*/gi

/**
 * What somebody sent, for their own keeping. The mail goes to an address that nobody has proved yet, so that web
 * addresses are left out: nobody can have us carry theirs to a stranger.
 */
export function sentCopy(
  language: Language,
  enquiry: Enquiry,
  college: string | null,
  compared: readonly string[] = [],
): EnquirySummary['lines'] {
  const { labels, subjects, courses, countries } = enquiryTexts(language)
  const { linkLeftOut } = enquiryMailTexts(language).acknowledgement
  return filled([
    { label: labels.name, value: enquiry.name },
    { label: labels.phone, value: enquiry.phone },
    { label: labels.subject, value: nameOf(subjects, enquiry.subject) },
    { label: labels.neetScore, value: enquiry.neetScore?.toString() },
    { label: labels.course, value: nameOf(courses, enquiry.course) },
    { label: labels.country, value: nameOf(countries, enquiry.country) },
    { label: labels.rank, value: enquiry.rank && grouped(language, enquiry.rank) },
    { label: labels.category, value: enquiry.category },
    { label: labels.college, value: college },
    { label: labels.colleges, value: enumerated(language, compared) },
    { label: labels.message, value: enquiry.message },
  ]).map(({ label, value }) => ({ label, value: value.replace(WEB_ADDRESS, linkLeftOut) }))
}
