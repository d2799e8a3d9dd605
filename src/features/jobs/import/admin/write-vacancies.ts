import type { PoolClient } from 'pg'
import { assignFreeSlugs } from '@/cms/import/free-slugs'
import { type Deciding, type Difference, remarkLines, type StagedColumn, type Writing } from '@/cms/import/importer'
import { indianClockSql } from '@/lib/calendar/indian-calendar'
import { nearestWord } from '@/lib/search/correction'
import { foldText, isSameText } from '@/lib/text/normal-forms/fold-text'
import { slugStems } from '@/lib/text/normal-forms/slug'
import {
  columnOf,
  type FieldKind,
  headingOf,
  IMPORTED,
  type ImportedName,
  VACANCY_FIELDS,
  type VacancyFieldName,
} from '../../admin/vacancy-fields'
import { LIVE_INSTITUTIONS_SQL } from '../../institutions/institution-rule'
import { DEPARTMENTS, LOCATIONS } from '../../schema'
import { SEARCHED } from '../../vacancies/derived-fields'
import { vacancyRowMessages as messages, type VacancyRow, vacancyRowMessages } from '../row'
import { completeChanges } from './complete-changes-queries'

/** The columns whose values become filters of the list. */
export const NAMED_ALIKE = ['department', 'location'] as const

const KNOWN = { department: DEPARTMENTS, location: LOCATIONS } as const

/**
 * The known value that a spelling probably means: "Pediatrics" for "Paediatrics".
 * @returns null for a known value in any letter case, and for one unlike all
 */
export function nearlyAlike(written: string, known: readonly string[]): string | null {
  const folded = new Map(known.map((value) => [foldText(value), value]))
  const word = foldText(written)
  if (folded.has(word)) return null
  return folded.get(nearestWord(word, folded.keys()) ?? '') ?? null
}

/**
 * The site's spelling of a department or place that differs only in letter case: "New Delhi" for "NEW DELHI".
 * @returns null for an exact match, and for an unknown one
 */
export function knownSpelling(written: string, known: readonly string[]): string | null {
  return known.includes(written) ? null : (known.find((value) => isSameText(value, written)) ?? null)
}

/** Corrects the letter case of departments and places, and remarks near misspellings: two spellings would be two filters. */
async function remarkSpellings(client: PoolClient): Promise<void> {
  for (const column of NAMED_ALIKE) {
    await client.query(`alter table staged add column ${column}_remark text`)
    const held = await client.query<{ value: string }>(
      `select distinct ${column} as value from jobs where deleted_at is null and ${column} is not null`,
    )
    const known = [...KNOWN[column], ...held.rows.map(({ value }) => value)]
    const stated = await client.query<{ value: string; line: number }>(
      `select ${column} as value, min(line) as line from staged where outcome in ('create', 'change') group by ${column}`,
    )
    for (const { value } of stated.rows) {
      const held = knownSpelling(value ?? '', known)
      if (held) await client.query(`update staged set ${column} = $1 where ${column} = $2`, [held, value])
    }
    const spellingRemarks = stated.rows.flatMap(({ value, line }) => {
      const meant = nearlyAlike(value ?? '', known)
      return meant ? [{ line, remark: messages.nearlyAlike(meant) }] : []
    })
    await remarkLines(client, `${column}_remark`, spellingRemarks)
  }
}

const SQL_TYPES: Partial<Record<FieldKind, string>> = { day: 'timestamptz', moment: 'timestamptz' }

export const STAGED_VACANCY: readonly StagedColumn<VacancyRow>[] = [
  ['hash', 'text', (row) => row.hash],
  ['key', 'text', (row) => row.key],
  ['stem', 'text', (row) => slugStems(row.title, row.location, 'vacancy').stem],
  ...IMPORTED.map(
    (name): StagedColumn<VacancyRow> => [
      columnOf(name),
      SQL_TYPES[VACANCY_FIELDS[name].kind] ?? 'text',
      (row) => row[name],
    ],
  ),
  ['salary_min', 'numeric', (row) => row.salaryMin],
  ['salary_max', 'numeric', (row) => row.salaryMax],
  ['experience_years', 'numeric', (row) => row.experienceYears],
  ['search_text', 'text', (row) => row.searchText],
  // Files have no column for it: a known vacancy keeps its own, while it suits the interview.
  ['walk_in_until', 'timestamptz', () => null],
]

/** The columns derived from a field. */
const DERIVED: Partial<Record<ImportedName, readonly string[]>> = {
  experience: ['experience_years'],
  salary: ['salary_min', 'salary_max'],
  walkInAt: ['deadline', 'walk_in_until'],
  ...Object.fromEntries(SEARCHED.map((name) => [name, ['search_text']])),
}

const statedFields = (stated: ReadonlySet<string>) => IMPORTED.filter((name) => stated.has(headingOf(name)))

/** A vacancy in the trash is neither changed nor created again. */
const rejectTrashed = (client: PoolClient) =>
  client.query(
    `update staged set outcome = 'refuse', refused_column = 'job_title', refused_value = staged.title, refused_message = $1
     from jobs where jobs.deleted_at is not null
       and (jobs.import_hash = staged.hash or (jobs.id = staged.target and staged.outcome = 'change'))
       and not exists (select 1 from jobs as live where live.import_hash = staged.hash and live.deleted_at is null)`,
    [vacancyRowMessages.inTrash],
  )

/** Decides whether each staged row is known, changes an imported vacancy, or creates one. */
export async function decideVacancies({ client, stated }: Deciding): Promise<void> {
  await client.query('create index on staged (hash); create index on staged (key)')
  await client.query(`
    with ranked as (select line, row_number() over (partition by hash order by line) as place from staged)
    update staged set outcome = 'skip' from ranked
    where ranked.line = staged.line
      and (ranked.place > 1 or exists (select 1 from jobs where jobs.import_hash = staged.hash))`)
  await client.query(`
    with fresh as (
      select line, key, row_number() over (partition by key order by line) as place
      from staged where outcome = 'create'
    ), known as (
      select id, import_key, row_number() over (partition by import_key order by deleted_at desc nulls first, created_at, id) as place
      from jobs
      where import_key in (select key from fresh)
        and not exists (select 1 from staged where staged.hash = jobs.import_hash)
    )
    update staged set outcome = 'change', target = known.id
    from fresh join known on known.import_key = fresh.key and known.place = fresh.place
    where fresh.line = staged.line`)
  await rejectTrashed(client)
  await completeChanges(client, stated)
  await rejectTooEarly(client)
  await remarkSpellings(client)
}

/** The hospital that a row names exactly; an import creates none. */
const INSTITUTION_SQL = `(select institutions.id from institutions where lower(institutions.name) = lower(staged.institution)
  and ${LIVE_INSTITUTIONS_SQL} order by institutions.created_at limit 1)`

const dayInIndia = (instant: string) => `${indianClockSql(instant)}::date`

/** A vacancy cannot close before it was posted: new ones today, known ones on their day. */
async function rejectTooEarly(client: PoolClient): Promise<void> {
  const posted = (instant: string) => `to_char(${indianClockSql(instant)}, 'FMDD FMMonth YYYY')`
  await client.query(
    `with dated as (
       select staged.line, coalesce(jobs.posted_at, now()) as posted_at
       from staged left join jobs on jobs.id = staged.target where staged.outcome in ('create', 'change')
     )
     update staged set outcome = 'refuse', refused_column = 'deadline',
       refused_value = ${posted('staged.deadline')}, refused_message = format($1, ${posted('dated.posted_at')})
     from dated
     where dated.line = staged.line and ${dayInIndia('staged.deadline')} < ${dayInIndia('dated.posted_at')}`,
    [vacancyRowMessages.tooEarly('%s')],
  )
}

/** The SQL formats of a day and a moment. */
const WRITTEN: Partial<Record<FieldKind, string>> = { day: 'DD Mon YYYY', moment: 'DD Mon YYYY HH24:MI' }

/** A date that follows from an interview; without one, a file that states no deadline leaves the vacancy's own. */
const followingSql = (name: 'deadline' | 'walkInUntil', known: string) =>
  name === 'deadline' ? `coalesce(staged.deadline, ${known}.deadline)` : 'staged.walk_in_until'

/** What a row changes in a known vacancy, in readable form, with the dates that follow from the interview. */
export const vacancyDifferences = (stated: ReadonlySet<string>): Difference[] => {
  const written = (name: VacancyFieldName, value: string) => {
    const format = WRITTEN[VACANCY_FIELDS[name].kind]
    return format ? `to_char(${indianClockSql(value)}, '${format}')` : value
  }
  const following = stated.has(headingOf('walkInAt')) ? (['deadline', 'walkInUntil'] as const) : []
  return [
    ...statedFields(stated).map((name) => ({ name, column: headingOf(name), after: `staged.${columnOf(name)}` })),
    ...following
      .filter((name) => !stated.has(columnOf(name)))
      .map((name) => ({ name, column: columnOf(name), after: followingSql(name, 'held') })),
  ].map(({ name, column, after }) => ({
    column,
    before: written(name, `held.${columnOf(name)}`),
    after: written(name, after),
  }))
}

/** Gives every new vacancy a unique slug. */
export const prepareVacancies = ({ client }: Writing): Promise<void> => assignFreeSlugs(client, 'jobs')

/** Writes some of the staged rows; a changed vacancy keeps what the file has no column for. */
export async function writeVacancies({ client, stated }: Writing, range: string): Promise<void> {
  const decided = new Set(statedFields(stated).flatMap((name) => [columnOf(name), ...(DERIVED[name] ?? [])]))
  const typed = (name: string) => (name === 'type' ? 'staged.type::enum_jobs_type' : `staged.${name}`)
  const changed = (name: string) =>
    name === 'deadline' && !stated.has('deadline') ? followingSql('deadline', 'jobs') : typed(name)
  const hospital = stated.has('institution') ? [`hospital_id = ${INSTITUTION_SQL}`] : []
  await client.query(
    `update jobs set ${[...[...decided].map((name) => `${name} = ${changed(name)}`), ...hospital].join(', ')},
       import_hash = staged.hash, updated_at = now()
     from staged
     where staged.outcome = 'change' and staged.target = jobs.id and ${range}`,
  )
  const copied = STAGED_VACANCY.map(([name]) => name).filter((name) => !['hash', 'key', 'stem'].includes(name))
  // A millisecond between rows keeps the file's order in newest-first lists.
  await client.query(
    `insert into jobs (id, ${copied.join(', ')}, hospital_id, slug, import_hash, import_key, status, posted_at)
     select staged.target, ${copied.map(typed).join(', ')}, ${INSTITUTION_SQL}, staged.slug, staged.hash, staged.key, 'Active',
       now() - staged.line * interval '1 millisecond'
     from staged where staged.outcome = 'create' and ${range} order by staged.line`,
  )
}

/** Whether someone has applied for a vacancy, in SQL. */
export const appliedForSql = (job: string): string =>
  `exists (select from job_applications where job_applications.job_id = ${job}.id)`
