import { type SQL, sql } from 'drizzle-orm'
import { startOfIndianDay } from '@/lib/calendar/indian-calendar'
import { sqlList } from '@/lib/database/sql-list'
import { type Dictionary, dictionaryOf, type Vocabulary } from '@/lib/search/dictionary'
import { type ParsedQuery, understoodValues } from '@/lib/search/parsed-query'
import { meansQuery } from '@/lib/search/text-queries'
import { foldText } from '@/lib/text/normal-forms/fold-text'
import { openJobsSql } from '../vacancies/open-rule'
import type { JobFacets } from '../vacancies/view'
import type { JobSearch } from './search-params'

/** The newest dictionary: making one takes a third of the time of a search. */
let latest: { key: string; dictionary: Dictionary } | undefined

/** The designations, departments and places of vacancies that a search understands. */
export function jobDictionary(
  { designations, departments, locations }: JobFacets,
  { stamp, terms }: Vocabulary,
): Dictionary {
  const valuesOf = (choices: JobFacets['departments']) => choices.map(({ value }) => value)
  const values = [
    ['designation', valuesOf(designations)],
    ['department', valuesOf(departments)],
    ['place', valuesOf(locations)],
  ] as const
  const key = JSON.stringify([stamp, values])
  if (latest?.key !== key) latest = { key, dictionary: dictionaryOf(terms, values) }
  return latest.dictionary
}

const SEARCH_TEXT = sql.raw('search_text')
/** The columns that a search can mean in words. */
export const COLUMNS = {
  department: sql.raw('department'),
  designation: sql.raw('designation'),
  place: sql.raw('location'),
}

/** What a vacancy pays at most, in LPA. */
const PAY = sql.raw('coalesce(salary_max, salary_min)')

/** Understood phrases in SQL; those of one kind are alternatives. A vacancy with an empty field may name it in its title. */
const understoodConditions = (parsed: ParsedQuery): SQL[] =>
  [...understoodValues(parsed)].flatMap(([kind, values]) => {
    if (kind !== 'designation' && kind !== 'department' && kind !== 'place') return []
    const column = COLUMNS[kind]
    const inText = values.map((value) => sql`search_text like ${`%${foldText(value)}%`}`)
    return [
      // Without coalesce() each part can use its index, so that no count scans the table.
      sql`(${column} in ${sqlList(values)}
        or ((${column} is null or ${column} = '') and (${sql.join(inText, sql` or `)})))`,
    ]
  })

/**
 * The open vacancies that match a search. Each word must occur in title, institution, department, place or designation,
 * or be understood as one. Vacancies that leave a filtered field empty do not match: see `unstatedSql()`.
 */
export function matching(search: JobSearch, now: Date, parsed: ParsedQuery | null): SQL {
  const parts: SQL[] = [openJobsSql(now)]
  if (parsed) {
    parts.push(parsed.words.length > 0 ? meansQuery(SEARCH_TEXT, parsed, understoodConditions(parsed)) : sql`false`)
  }
  if (search.department) parts.push(sql`department = ${search.department}`)
  if (search.location) parts.push(sql`location = ${search.location}`)
  if (search.designation) parts.push(sql`designation = ${search.designation}`)
  if (search.type) parts.push(sql`type = ${search.type}`)
  if (search.salary) parts.push(sql`${PAY} >= ${search.salary}`)
  if (search.isWalkIn) parts.push(sql`walk_in_at >= ${startOfIndianDay(now).toISOString()}::timestamptz`)
  if (search.experience !== null) parts.push(sql`experience_years <= ${search.experience}`)
  return sql.join(parts, sql` and `)
}

/** The vacancies that match but for an unstated pay or experience; null if the search filters by neither. */
export function unstatedSql(search: JobSearch, now: Date, parsed: ParsedQuery | null): SQL | null {
  const asked: [SQL, SQL][] = []
  if (search.salary) asked.push([sql`${PAY} is null`, sql`${PAY} >= ${search.salary}`])
  if (search.experience !== null)
    asked.push([sql`experience_years is null`, sql`experience_years <= ${search.experience}`])
  if (asked.length === 0) return null
  const isOpen = asked.map(([unstated]) => unstated)
  const suits = asked.map(([unstated, matches]) => sql`(${unstated} or ${matches})`)
  const rest = matching({ ...search, salary: 0, experience: null }, now, parsed)
  return sql`${rest} and (${sql.join(isOpen, sql` or `)}) and ${sql.join(suits, sql` and `)}`
}
