import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { PAYLOAD_TABLES_OF, tableOf, versionColumnOf, versionTableOf } from '@/cms/database/payload-tables'
import { testPayload } from '../../setup/payload'

/** Name and type of every column, as the statements of `payload-tables.ts` found them. */
const TABLES: Record<string, Record<string, string>> = {
  payload_jobs: {
    id: 'uuid',
    input: 'jsonb',
    completed_at: 'timestamptz',
    total_tried: 'numeric',
    has_error: 'bool',
    error: 'jsonb',
    task_slug: 'enum_payload_jobs_task_slug',
    queue: 'varchar',
    wait_until: 'timestamptz',
    processing: 'bool',
    meta: 'jsonb',
    updated_at: 'timestamptz',
    created_at: 'timestamptz',
  },
  payload_jobs_log: {
    _order: 'int4',
    _parent_id: 'uuid',
    id: 'varchar',
    executed_at: 'timestamptz',
    completed_at: 'timestamptz',
    task_slug: 'enum_payload_jobs_log_task_slug',
    task_i_d: 'varchar',
    input: 'jsonb',
    output: 'jsonb',
    state: 'enum_payload_jobs_log_state',
    error: 'jsonb',
  },
  payload_preferences: {
    id: 'uuid',
    key: 'varchar',
    value: 'jsonb',
    updated_at: 'timestamptz',
    created_at: 'timestamptz',
  },
  payload_preferences_rels: { id: 'int4', order: 'int4', parent_id: 'uuid', path: 'varchar', users_id: 'uuid' },
  payload_locked_documents: {
    id: 'uuid',
    global_slug: 'varchar',
    updated_at: 'timestamptz',
    created_at: 'timestamptz',
  },
  payload_query_presets: {
    id: 'uuid',
    title: 'varchar',
    is_shared: 'bool',
    access_read_constraint: 'enum_payload_query_presets_access_read_constraint',
    access_update_constraint: 'enum_payload_query_presets_access_update_constraint',
    access_delete_constraint: 'enum_payload_query_presets_access_delete_constraint',
    where: 'jsonb',
    columns: 'jsonb',
    group_by: 'varchar',
    related_collection: 'enum_payload_query_presets_related_collection',
    is_temp: 'bool',
    updated_at: 'timestamptz',
    created_at: 'timestamptz',
  },
  payload_query_presets_rels: { id: 'int4', order: 'int4', parent_id: 'uuid', path: 'varchar', users_id: 'uuid' },
  payload_migrations: {
    id: 'uuid',
    name: 'varchar',
    batch: 'numeric',
    updated_at: 'timestamptz',
    created_at: 'timestamptz',
  },
  users_sessions: {
    _order: 'int4',
    _parent_id: 'uuid',
    id: 'varchar',
    created_at: 'timestamptz',
    expires_at: 'timestamptz',
  },
}

/** Tables with a column for each collection of ours, which come and go with them. */
const LINKS: Record<string, Record<string, string>> = {
  payload_locked_documents_rels: { id: 'int4', order: 'int4', parent_id: 'uuid', path: 'varchar', users_id: 'uuid' },
}

const columns = new Map<string, Record<string, string>>()

beforeAll(async () => {
  const { pool } = (await testPayload()).db
  const { rows } = await pool.query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, udt_name as type
     from information_schema.columns where table_schema = 'public'`,
  )
  for (const { table, column, type } of rows) columns.set(table, { ...columns.get(table), [column]: type })
})

it('were read from the Payload that is installed: compare payload-tables.ts with what a new one makes', async () => {
  const { version } = JSON.parse(await readFile('node_modules/payload/package.json', 'utf8'))
  expect(version).toBe(PAYLOAD_TABLES_OF)
})

describe.each(Object.keys(TABLES))('the table %s', (table) => {
  it('has the columns that the statements know', () => {
    expect(columns.get(table)).toEqual(TABLES[table])
  })
})

describe.each(Object.keys(LINKS))('the table %s', (table) => {
  it('has the columns that the statements know, and one for each collection', () => {
    expect(columns.get(table)).toMatchObject(LINKS[table] ?? {})
  })
})

it('keeps a password in two columns of text', () => {
  expect(columns.get('users')).toMatchObject({ hash: 'varchar', salt: 'varchar' })
})

it('names the table of every collection and global', async () => {
  const { config } = await testPayload()
  const slugs = [...config.collections, ...config.globals].map(({ slug }) => slug)
  expect(slugs.filter((slug) => !columns.has(tableOf(slug)))).toEqual([])
})

describe('versions', () => {
  it('of every collection stand in a table with its columns', async () => {
    const { collections } = (await testPayload()).config
    const versioned = collections.filter(({ versions }) => versions).map(({ slug }) => tableOf(slug))
    expect(versioned.length).toBeGreaterThan(0)
    for (const table of versioned) {
      const own = Object.keys(columns.get(table) ?? {}).filter((column) => column !== 'id')
      const kept = columns.get(versionTableOf(table))
      expect(kept, table).toMatchObject({
        id: 'uuid',
        parent_id: 'uuid',
        latest: 'bool',
        created_at: 'timestamptz',
        updated_at: 'timestamptz',
      })
      expect(Object.keys(kept ?? {}), table).toEqual(expect.arrayContaining(own.map(versionColumnOf)))
    }
  })
})
