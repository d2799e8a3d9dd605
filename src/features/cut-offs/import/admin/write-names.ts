import type { Writing } from '@/cms/import/importer'
import { JOIN_OWN_POOLS } from '../../operations/own-pool-rule'

const MOVE_FIGURES = `
  update closing_ranks held set college_id = name.college_id, updated_at = now()
  from staged join college_names name on name.id = staged.target
  where staged.outcome in ('create', 'change') and held.listed_as_id = name.id
    and held.college_id is distinct from name.college_id`

/** SQL that moves the figures of all staged names to their colleges. */
export const FIGURES_OF_STAGED_NAMES = [MOVE_FIGURES, JOIN_OWN_POOLS]

export async function moveFiguresOfNames({ client }: Writing): Promise<void> {
  const { rowCount } = await client.query(MOVE_FIGURES)
  if (rowCount) await client.query(JOIN_OWN_POOLS)
}

/** SQL for whether closing ranks use a name. @param record its name in the statement */
export const nameInUse = (record: string) => `exists (select from closing_ranks where listed_as_id = ${record}.id)`
