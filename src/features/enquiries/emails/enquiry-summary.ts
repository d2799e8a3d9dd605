import { STUDIO_LANGUAGE } from '@/lib/text/language'
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
export function enquirySummary(enquiry: Enquiry): EnquirySummary {
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
    { label: fields.state, value: enquiry.state },
    { label: fields.sourcePage, value: enquiry.sourcePage },
    { label: fields.message, value: enquiry.message },
  ]
  return {
    id: String(enquiry.id),
    lines: lines.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
  }
}
