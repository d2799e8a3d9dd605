import type { Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { enumerated, shortDate } from '@/lib/text/format'
import { jobMessages } from '../messages'
import type { AlertSearch } from './alert-rule'
import { alertMessages } from './messages'
import { type AlertRow, searchOf } from './operations/alert-queries'

/** An alert in a few words: "Pediatrics in Delhi". */
export function alertTitle(language: Language, { q, department, location, designation }: AlertSearch): string {
  const { title } = alertMessages(language)
  const named = (name: string) => name && nameIn(language, name)
  const what = enumerated(language, [designation, department].map(named).filter(Boolean))
  if (!what && !location && q) return title.words(q)
  return location ? title.at(what || title.any, named(location)) : what || title.any
}

/** The other filters of an alert, one by one. */
export function alertDetails(language: Language, search: AlertSearch): string[] {
  const jobs = jobMessages(language)
  const { details } = alertMessages(language)
  const hasNames = search.department || search.location || search.designation
  return [
    search.q && hasNames ? details.words(search.q) : '',
    search.type ? jobs.types[search.type] : '',
    search.isWalkIn ? details.walkIn : '',
    search.salary ? jobs.salaryFloor(search.salary) : '',
    search.experience === null ? '' : jobs.experienceYears(search.experience),
  ].filter(Boolean)
}

/** The lines below an alert's title: its other filters, and when it was last mailed. */
export function alertLines(language: Language, alert: AlertRow): string[] {
  const { row } = alertMessages(language)
  const details = alertDetails(language, searchOf(alert))
  return [
    ...(details.length > 0 ? [enumerated(language, details)] : []),
    alert.lastMailAt ? row.last(shortDate(language, alert.lastMailAt), alert.lastCount ?? 0) : row.none,
  ]
}
