import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { testPayload } from '../../setup/payload'
import { person } from '../access/access-fixtures'
import { collegeImports } from './college-import-fixtures'

let payload: Payload
let imports: ReturnType<typeof collegeImports>
beforeAll(async () => {
  payload = await testPayload()
  imports = collegeImports(payload, await person(payload, 'editor'))
})
afterEach(() => vi.restoreAllMocks())

const HALF_BAD = 'name,location,state,rating\nGood College,Gaya,Bihar,4\n,Gaya,Bihar,9\n"Two\nlines",Gaya,Bihar,x\n'

describe('a file with bad rows', () => {
  it('is checked without writing, with the row, the title, the column and the value of every error', async () => {
    const before = await payload.count({ collection: 'imports' })
    const report = await imports.importText(HALF_BAD, 'check')
    expect(report).toMatchObject({ total: 3, created: 1, failed: 2 })
    expect(report.errors.map(({ row, title, column, value }) => [row, title, column, value])).toEqual([
      [3, '', 'name', ''],
      [3, '', 'rating', '9'],
      [4, 'Two\nlines', 'rating', 'x'],
    ])
    expect(await imports.bySlug('good-college')).toBeUndefined()
    expect(await payload.count({ collection: 'imports' })).toEqual(before)
  })

  it('is imported not at all, and says why', async () => {
    const { end } = await imports.attempt(HALF_BAD, 'all')
    expect(end).toMatchObject({
      error: 'Failed to process CSV file',
      reason: '2 rows have errors, so nothing was imported.',
    })
    expect(await imports.bySlug('good-college')).toBeUndefined()
    expect(await imports.lastImport()).toMatchObject({
      status: 'failed',
      failedCount: 2,
      rowErrors: [{ line: 3 }, { line: 3 }, { line: 4 }],
    })
  })

  it('is imported without them by choice, which are kept in its record', async () => {
    expect(await imports.importText(HALF_BAD, 'skip')).toMatchObject({ created: 1, failed: 2 })
    expect(await imports.bySlug('good-college')).toBeDefined()
    const record = await imports.lastImport()
    expect(record).toMatchObject({ status: 'done', createdCount: 1, failedCount: 2 })
    expect(record?.rowErrors?.[0]).toMatchObject({ line: 3, column: 'name' })
  })

  it.each([
    ['', 'The file is empty'],
    ['name,location,state\n', 'no rows'],
    ['name,location\nA,B\n', 'state'],
    ['name,location,state,colour\nA,B,C,red\n', 'colour'],
    ['name,location,state\n"A,B,C\n', 'cannot be read'],
  ])('is refused as a whole: %j', async (text, words) => {
    await expect(imports.importText(text, 'check')).rejects.toThrow(words)
  })
})

describe('an import that ends in the middle', () => {
  // Written in two parts, see ROWS_PER_WRITE.
  const MANY = 4100
  const many = `name,location,state\n${Array.from({ length: MANY }, (_, n) => `Half College ${n},Gaya,Bihar`).join('\n')}\n`
  const halves = () => payload.count({ collection: 'colleges', where: { slug: { like: 'half-college-' } } })

  it('leaves nothing of it when a later part fails', async () => {
    const versions = await import('@/cms/import/versions')
    const whole = versions.keepVersions
    let parts = 0
    vi.spyOn(versions, 'keepVersions').mockImplementation(async (...parameters) => {
      if (++parts === 2) throw new Error('no room')
      return whole(...parameters)
    })
    vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
    const { end } = await imports.attempt(many)
    expect(end).toMatchObject({ reason: 'Something unexpected happened; nothing was saved. Try again.' })
    expect(parts).toBe(2)
    expect((await halves()).totalDocs).toBe(0)
    expect(await imports.lastImport()).toMatchObject({ status: 'failed' })
  })

  it('leaves nothing of it when it is cancelled, and all of it when it is not', async () => {
    const cancel = new AbortController()
    const { end } = await imports.attempt(many, 'all', {
      signal: cancel.signal,
      onProgress: ({ step }) => step === 'writing' && cancel.abort(),
    })
    expect(end).toMatchObject({ status: 'cancelled' })
    expect((await halves()).totalDocs).toBe(0)
    expect(await imports.lastImport()).toMatchObject({ status: 'cancelled' })

    // As PostgreSQL does on its own after a minute: its statistics then say that the tables, full of dead rows, are
    // empty, with which the next import took minutes.
    await payload.db.pool.query('analyze colleges, _colleges_v')
    const { end: second, seen } = await imports.attempt(many)
    expect(second).toMatchObject({ report: { created: MANY } })
    expect((await halves()).totalDocs).toBe(MANY)
    expect(seen.at(-1)).toEqual({ step: 'writing', rows: MANY, of: MANY, share: 1 })
    expect(seen.every(({ share }, index) => share >= (seen[index - 1]?.share ?? 0))).toBe(true)
    const { end: again } = await imports.attempt(many)
    expect(again).toMatchObject({ report: { created: 0, changed: 0, skipped: MANY } })
  })

  it('is said to have failed when its process ended', async () => {
    // Of the other kind, which nothing here imports: one that runs is left alone.
    const data = { fileName: 'dead.csv', kind: 'jobs' as const, status: 'running' as const }
    const { id } = await payload.create({ collection: 'imports', data })
    const { failAbandonedImports } = await import('@/cms/import/history')
    await failAbandonedImports(payload)
    const record = await payload.findByID({ collection: 'imports', id })
    expect(record).toMatchObject({ status: 'failed', reason: expect.stringContaining('stopped in the middle') })
  })
})
