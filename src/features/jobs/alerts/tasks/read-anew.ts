import type { Payload } from 'payload'
import { inTransaction } from '@/lib/database/transaction'
import type { SearchTerm } from '@/lib/search/dictionary'
import { alertRule } from '../alert-rule'
import { alertsToReadAnew, searchOf, writeRules } from '../operations/alert-queries'
import { ruleColumns } from '../operations/set-alert'

const BATCH = 1000

/**
 * Reads every alert by the vocabulary as it is now: a spelling that an editor adds counts for alerts that were set
 * before.
 * @returns how many were read
 */
export async function readAlertsAnew(payload: Payload, terms: readonly SearchTerm[]): Promise<number> {
  let count = 0
  for (let after: string | null = null; ; ) {
    const rows = await inTransaction(payload, async (req) => {
      const found = await alertsToReadAnew(req, after, BATCH)
      await writeRules(
        req,
        found.map((row) => ({ id: row.id, ...ruleColumns(alertRule(searchOf(row), terms)) })),
      )
      return found
    })
    count += rows.length
    after = rows.at(-1)?.id ?? null
    if (rows.length < BATCH) return count
  }
}
