import { describe, expect, it } from 'vitest'
import { sqlBreachesOf } from './sql-rules.mjs'

const statements = [
  'export const a = sql`select 1`',
  'export const a = sql<string>`select 1`',
  "export const a = sql.raw('now()')",
  "export const a = (req) => req.payload.db.pool.query('select 1')",
  "export const a = (db) => db.pool?.query('select 1')",
  "export const a = (client) => client.query<{ id: string }>('select 1')",
  'export const a = async (req) => (await connectionOf(req)).execute(b)',
]

describe('statements in SQL', () => {
  it.each(statements)('stand in no hook, task, action or operation: %s', (statement) => {
    for (const file of ['hooks/a.ts', 'tasks/a.ts', 'actions.ts', 'operations/a.ts', 'admin/a-view.ts']) {
      expect(sqlBreachesOf(`src/features/jobs/${file}`, statement), file).toHaveLength(1)
    }
    expect(sqlBreachesOf('src/cms/mail/a.ts', statement)).toHaveLength(1)
  })

  it('stand in no view', () => {
    expect(sqlBreachesOf('src/features/jobs/admin/a-view.tsx', 'const a = <p>{sql`select 1`}</p>')).toHaveLength(1)
  })

  it.each([
    'src/features/jobs/queries.ts',
    'src/features/jobs/admin/desk-queries.ts',
    'src/features/jobs/vacancies/open-rule.ts',
    'src/features/jobs/collections/list-indexes.ts',
    'src/features/jobs/import/admin/write-vacancies.ts',
    'src/cms/import/staging.ts',
    'src/cms/database/adapter.ts',
    'src/cms/mail/a.test.ts',
  ])('have a home in %s', (file) => {
    for (const statement of statements) expect(sqlBreachesOf(file, statement)).toEqual([])
  })

  it('are told from other calls and templates', () => {
    const others = "export const a = (list, name) => list.find(name).map(String).join('select')"
    expect(sqlBreachesOf('src/lib/a.ts', others)).toEqual([])
  })
})

describe("Payload's own tables", () => {
  it.each([
    "export const a = 'select * from payload_jobs'",
    "export const a = 'payload_preferences_rels'",
    'export const a = `delete from users_sessions where true`',
    "export const a = 'select from _colleges_v where latest'",
    'export const a = (name) => `_$' + '{name}_v`',
  ])('are named in the database layer only: %s', (text) => {
    expect(sqlBreachesOf('src/features/jobs/admin/desk-queries.ts', text)).toHaveLength(1)
    expect(sqlBreachesOf('src/cms/database/payload-jobs.ts', text)).toEqual([])
  })

  it('are told from words like theirs', () => {
    const words = "export const a = ['payload-token', 'payload', '@payload-config']"
    expect(sqlBreachesOf('src/lib/a.ts', words)).toEqual([])
  })
})
