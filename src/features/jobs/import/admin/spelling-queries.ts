import type { PoolClient } from 'pg'
import { remarkLines } from '@/cms/import/importer'
import { nearestWord } from '@/lib/search/correction'
import { foldText } from '@/lib/text/normal-forms/fold-text'
import { DEPARTMENTS, LOCATIONS } from '../../schema'
import { vacancyRowMessages as messages } from '../messages'

/** The columns of a file whose values make the filters of the list. */
export const NAMED_ALIKE = ['department', 'location'] as const

const KNOWN = { department: DEPARTMENTS, location: LOCATIONS } as const

/**
 * The known value that another is spelt nearly like, and probably means: "Pediatrics" for "Paediatrics".
 * @returns null for a known value, whatever its letter case, and for one that is like none
 */
export function nearlyAlike(written: string, known: readonly string[]): string | null {
  const folded = new Map(known.map((value) => [foldText(value), value]))
  const word = foldText(written)
  if (folded.has(word)) return null
  return folded.get(nearestWord(word, folded.keys()) ?? '') ?? null
}

/** Says of a department or place that the site has one spelt nearly alike: two spellings would be two filters. */
export async function remarkSpellings(client: PoolClient): Promise<void> {
  for (const column of NAMED_ALIKE) {
    await client.query(`alter table staged add column ${column}_remark text`)
    const held = await client.query<{ value: string }>(
      `select distinct ${column} as value from jobs where deleted_at is null and ${column} is not null`,
    )
    const known = [...KNOWN[column], ...held.rows.map(({ value }) => value)]
    const stated = await client.query<{ value: string; line: number }>(
      `select ${column} as value, min(line) as line from staged where outcome in ('create', 'change') group by ${column}`,
    )
    const said = stated.rows.flatMap(({ value, line }) => {
      const meant = nearlyAlike(value ?? '', known)
      return meant ? [{ line, remark: messages.nearlyAlike(meant) }] : []
    })
    await remarkLines(client, `${column}_remark`, said)
  }
}
