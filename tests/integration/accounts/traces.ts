import fs from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { expect } from 'vitest'

/** Every table with a row that holds one of the words, in whatever column. */
export async function tablesWith(payload: Payload, words: readonly string[]): Promise<string[]> {
  const { pool } = payload.db
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  expect(tables.length).toBeGreaterThan(40)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select row_to_json(t)::text as row from public.${name} t
       where exists (select 1 from unnest($1::text[]) as word where strpos(lower(row_to_json(t)::text), word) > 0)`,
      [words],
    )
    found.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 300)}`))
  }
  return found
}

/** Every file whose name or bytes hold one of the words. */
export function filesWith(words: readonly string[]): string[] {
  const folder = path.resolve(process.env.DATA_DIR ?? '')
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const text = `${file}\n${fs.readFileSync(file, 'latin1')}`.toLowerCase()
      return words.some((word) => text.includes(word))
    })
}
