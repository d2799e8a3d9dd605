import type { PoolClient } from 'pg'
import { slugify } from '@/lib/slug'
import type { Column } from '../../import/columns'
import type { VacancyRow } from '../../import/row'

const LONGEST_STEM = 108

/** The staging table's columns with their types, and where each comes from. */
const STAGED: [name: string, type: string, of: (row: VacancyRow) => unknown][] = [
  ['line', 'int', (row) => row.line],
  ['hash', 'text', (row) => row.hash],
  ['key', 'text', (row) => row.key],
  ['stem', 'text', stemOf],
  ['title', 'text', (row) => row.title],
  ['institution', 'text', (row) => row.institution],
  ['department', 'text', (row) => row.department],
  ['location', 'text', (row) => row.location],
  ['designation', 'text', (row) => row.designation],
  ['type', 'text', (row) => row.type],
  ['experience', 'text', (row) => row.experience],
  ['qualification', 'text', (row) => row.qualification],
  ['salary', 'text', (row) => row.salary],
  ['salary_min', 'numeric', (row) => row.salaryMin],
  ['salary_max', 'numeric', (row) => row.salaryMax],
  ['description', 'text', (row) => row.description],
  ['requirements', 'text', (row) => row.requirements],
  ['deadline', 'timestamptz', (row) => row.deadline],
  ['experience_years', 'numeric', (row) => row.experienceYears],
  ['search_text', 'text', (row) => row.searchText],
]

/** The table's columns that each column of a file decides. */
const DECIDES: Record<Column, string[]> = {
  job_title: ['title', 'search_text'],
  location: ['location'],
  department: ['department', 'search_text'],
  qualification: ['qualification'],
  experience: ['experience', 'experience_years'],
  salary: ['salary', 'salary_min', 'salary_max'],
  deadline: ['deadline'],
  institution: ['institution', 'search_text'],
  designation: ['designation'],
  type: ['type'],
  description: ['description'],
  requirements: ['requirements'],
}

/** The address a vacancy gets: title and place, with room for a number behind it. */
function stemOf(row: VacancyRow): string {
  const stem = [slugify(row.title), slugify(row.location)].filter(Boolean).join('-')
  return stem.slice(0, LONGEST_STEM).replace(/-+$/, '') || `vacancy-${row.hash.slice(0, 8)}`
}

/** A table that only this transaction sees and that ends with it. */
export const createStaging = (client: PoolClient) =>
  client.query(`
    create temporary table staged_jobs (
      ${STAGED.map(([name, type]) => `${name} ${type}`).join(', ')},
      outcome text not null default 'create', job_id uuid, slug text
    ) on commit drop`)

/** Adds rows in one statement. */
export async function stageRows(client: PoolClient, rows: readonly VacancyRow[]): Promise<void> {
  if (rows.length === 0) return
  const names = STAGED.map(([name]) => name).join(', ')
  const arrays = STAGED.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ')
  await client.query(
    `insert into staged_jobs (${names}) select * from unnest(${arrays})`,
    STAGED.map(([, , of]) => rows.map(of)),
  )
}

/** Decides for each staged row whether it is known already, changes an imported vacancy, or makes a new one. */
export async function decideOutcomes(client: PoolClient): Promise<void> {
  await client.query('create index on staged_jobs (hash); create index on staged_jobs (key); analyze staged_jobs')
  await client.query(`
    with ranked as (select line, row_number() over (partition by hash order by line) as place from staged_jobs)
    update staged_jobs as staged set outcome = 'skip' from ranked
    where ranked.line = staged.line
      and (ranked.place > 1 or exists (select 1 from jobs where jobs.import_hash = staged.hash))`)
  await client.query(`
    with fresh as (
      select line, key, row_number() over (partition by key order by line) as place
      from staged_jobs where outcome = 'create'
    ), known as (
      select id, import_key, row_number() over (partition by import_key order by created_at, id) as place
      from jobs
      where import_key in (select key from fresh)
        and not exists (select 1 from staged_jobs where staged_jobs.hash = jobs.import_hash)
    )
    update staged_jobs as staged set outcome = 'change', job_id = known.id
    from fresh join known on known.import_key = fresh.key and known.place = fresh.place
    where fresh.line = staged.line`)
}

/** How many staged rows have which outcome. */
export async function countOutcomes(client: PoolClient) {
  const { rows } = await client.query<{ outcome: 'create' | 'change' | 'skip'; count: string }>(
    'select outcome, count(*) from staged_jobs group by outcome',
  )
  const count = (outcome: string) => Number(rows.find((row) => row.outcome === outcome)?.count ?? 0)
  return { created: count('create'), changed: count('change'), skipped: count('skip') }
}

/** Gives every new vacancy an address that no other has: its stem, or the stem and the next free number. */
async function assignSlugs(client: PoolClient): Promise<void> {
  await client.query(`
    with numbered as (
      select line, stem, row_number() over (partition by stem order by line) as place
      from staged_jobs where outcome = 'create'
    ), held as (
      select regexp_replace(slug, '-[0-9]{1,6}$', '') as stem,
        max(coalesce(substring(slug from '-([0-9]{1,6})$')::int, 1)) as highest
      from jobs where slug is not null group by 1
    ), offsets as (
      select numbered.line, numbered.stem,
        numbered.place + greatest(coalesce(held.highest, 0), case when same.id is null then 0 else 1 end) as place
      from numbered
      left join held on held.stem = numbered.stem
      left join jobs as same on same.slug = numbered.stem
    )
    update staged_jobs as staged
    set slug = case when offsets.place = 1 then offsets.stem else offsets.stem || '-' || offsets.place end
    from offsets where offsets.line = staged.line`)
  // "ward" numbered to "ward-2" can meet a title that is itself "Ward 2".
  await client.query(`
    update staged_jobs as staged set slug = stem || '-' || left(hash, 10)
    where outcome = 'create' and (
      exists (select 1 from jobs where jobs.slug = staged.slug)
      or exists (select 1 from staged_jobs as other where other.slug = staged.slug and other.line < staged.line))`)
}

/**
 * Writes the staged rows to the vacancies.
 * @param columns the file's columns; what a file does not state stays as it is in a vacancy that it changes
 * @returns the addresses of the changed vacancies
 */
export async function applyStaged(client: PoolClient, columns: readonly (Column | null)[]): Promise<string[]> {
  const decided = new Set(columns.flatMap((column) => (column ? DECIDES[column] : [])))
  const typed = (name: string) => (name === 'type' ? 'staged.type::enum_jobs_type' : `staged.${name}`)
  const { rows: changed } = await client.query<{ slug: string | null }>(`
    update jobs set ${[...decided].map((name) => `${name} = ${typed(name)}`).join(', ')},
      import_hash = staged.hash, updated_at = now()
    from staged_jobs as staged where staged.outcome = 'change' and staged.job_id = jobs.id
    returning jobs.slug`)
  await client.query('create index on staged_jobs (slug)')
  await assignSlugs(client)
  const copied = STAGED.map(([name]) => name).filter((name) => !['line', 'hash', 'key', 'stem'].includes(name))
  // A millisecond between rows keeps the file's order in lists that show the newest first.
  await client.query(`
    insert into jobs (${copied.join(', ')}, slug, import_hash, import_key, status, posted_at)
    select ${copied.map(typed).join(', ')}, staged.slug, staged.hash, staged.key, 'Active',
      now() - staged.line * interval '1 millisecond'
    from staged_jobs as staged where staged.outcome = 'create' order by staged.line`)
  return changed.flatMap(({ slug }) => (slug ? [slug] : []))
}
