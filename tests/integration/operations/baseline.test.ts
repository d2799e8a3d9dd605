import fs from 'node:fs'
import pg from 'pg'
import { afterAll, beforeEach, expect, inject, it } from 'vitest'
import { committedMigrations, replacedMigrations } from '../../../scripts/lib/database/migrations.mjs'
import { cloneTemplate } from '../../../scripts/lib/tests/test-database.mjs'
import { newerMigration, newerVersion, one, run, temporaryFolder } from './operations-fixtures'

const [baseline = '', ...later] = committedMigrations()
const replaced: string[] = replacedMigrations()
const folders: string[] = []
let url = ''
let count = 0

const folder = () => {
  folders.push(temporaryFolder())
  return folders.at(-1) ?? ''
}
/** Lets the database remember these migrations and no others. */
async function remember(names: string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('delete from payload_migrations')
  await client.query('insert into payload_migrations (name, batch) select unnest($1::varchar[]), 7', [names])
  await client.end()
}
const recorded = async () =>
  (await one(url, 'select array_agg(name order by name) as names from payload_migrations')).names
const migrate = (clone?: string) => run('migrate', [], { DATABASE_URL: url, DATA_DIR: folder() }, clone)

beforeEach(async () => {
  count += 1
  url = await cloneTemplate(inject('databaseServer'), `test_${process.pid}_${count}`)
})
afterAll(() => {
  for (const place of folders) fs.rmSync(place, { recursive: true, force: true })
})

it('takes a database that has had everything which the baseline replaces for one that has had it', async () => {
  await remember([...replaced, ...later])
  // Were a statement of the baseline run, it would meet the table that is there.
  const { code, said } = await migrate(newerVersion(folder()))
  expect([code, said]).toEqual([0, expect.stringContaining('(1 to apply)')])
  expect(await recorded()).toEqual([...replaced, baseline, ...later, newerMigration].sort())
  expect(await one(url, "select obj_description('users'::regclass) as said")).toEqual({ said: 'of a newer version' })
  const again = await migrate()
  expect([again.code, again.said]).toEqual([1, expect.stringContaining(`has the migration "${newerMigration}"`)])
}, 120_000)

it('refuses one that has had only some of it, and leaves it as it is', async () => {
  const some = replaced.slice(0, -1)
  await remember(some)
  const { code, said } = await migrate()
  expect(code).toBe(1)
  expect(said).toContain(`${some.length} of the ${replaced.length} migrations`)
  expect(said).toContain(`"${replaced.at(-1)}" once, then this one; nothing was changed`)
  expect(await recorded()).toEqual(some)
}, 120_000)

it('makes a new one without what it replaces', async () => {
  // `npm test` made its template of an empty database.
  expect(await recorded()).toEqual([baseline, ...later])
}, 120_000)
