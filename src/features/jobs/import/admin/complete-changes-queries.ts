import type { PoolClient } from 'pg'
import { columnOf, headingOf, type ImportedName } from '../../admin/vacancy-fields'
import { derivedFields, SEARCHED } from '../../vacancies/derived-fields'
import { deadlineWithWalkIn, endsBeforeWalkIn } from '../../vacancies/facts/walk-in'

const ROWS_AT_ONCE = 2000

const READ = [...SEARCHED, 'deadline', 'walkInAt', 'walkInUntil'] as const
type Facts = Record<(typeof READ)[number], string | null>

/** A row of the file, and the vacancy that it changes. */
interface Pair {
  line: number
  row: Facts
  known: Facts
}

/** What follows from both together. */
function derivedFrom({ line, row, known }: Pair, stated: ReadonlySet<string>) {
  const isStated = (name: ImportedName) => stated.has(headingOf(name))
  const texts = SEARCHED.map((name) => [name, (isStated(name) ? row : known)[name]])
  const { walkInAt } = isStated('walkInAt') ? row : known
  const deadline = isStated('deadline')
    ? deadlineWithWalkIn({ walkInAt, deadline: row.deadline })
    : deadlineWithWalkIn({ walkInAt, deadline: known.deadline }, known)
  const until = known.walkInUntil
  const isKept = until && walkInAt && !endsBeforeWalkIn(new Date(until), new Date(walkInAt))
  const { searchText } = derivedFields(Object.fromEntries(texts))
  return { line, searchText, deadline, walkInUntil: isKept ? until : null }
}

/**
 * Derives what a change makes of a row and its vacancy together, because files need not state all of it: the search
 * text, the deadline, and the end of a walk-in interview.
 * @param stated columns present in the file
 */
export async function completeChanges(client: PoolClient, stated: ReadonlySet<string>): Promise<void> {
  const facts = (table: string, names: readonly string[]) =>
    `jsonb_build_object(${names.map((name) => `'${name}', ${table}.${columnOf(name)}`).join(', ')})`
  const isSearchedWhole = SEARCHED.every((name) => stated.has(headingOf(name)))
  for (let after = 0; ; ) {
    const { rows } = await client.query<Pair>(
      `select staged.line, ${facts('staged', READ)} as row, ${facts('jobs', READ)} as known
       from staged join jobs on jobs.id = staged.target
       where staged.outcome = 'change' and staged.line > $1
         and (not $2 or staged.walk_in_at is not null or jobs.walk_in_at is not null)
       order by staged.line limit $3`,
      [after, isSearchedWhole, ROWS_AT_ONCE],
    )
    const derived = rows.map((pair) => derivedFrom(pair, stated))
    await client.query(
      `update staged set search_text = made.search_text, deadline = made.deadline, walk_in_until = made.walk_in_until
       from unnest($1::int[], $2::text[], $3::timestamptz[], $4::timestamptz[])
         as made (line, search_text, deadline, walk_in_until)
       where made.line = staged.line`,
      [
        derived.map(({ line }) => line),
        derived.map(({ searchText }) => searchText),
        derived.map(({ deadline }) => deadline),
        derived.map(({ walkInUntil }) => walkInUntil),
      ],
    )
    after = rows.at(-1)?.line ?? after
    if (rows.length < ROWS_AT_ONCE) return
  }
}
