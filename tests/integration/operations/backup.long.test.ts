import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, expect, inject, it } from 'vitest'
import { readArchive, verifiedManifest } from '../../../scripts/lib/backup/read-archive.mjs'
import { writeArchive } from '../../../scripts/lib/backup/write-archive.mjs'
import { committedMigrations } from '../../../scripts/lib/database/migrations.mjs'
import { cloneTemplate } from '../../../scripts/lib/tests/test-database.mjs'
import { backup, filesOf, folder, isThereOrOver, withSomethingToKeep } from './backup-fixtures'
import { allRows, archivesIn, newerMigration, newerVersion, one, run, start } from './operations-fixtures'

let quiet = ''

withSomethingToKeep()
beforeAll(async () => {
  quiet = await backup()
})

it('changes neither rows nor files when an archive turns out bad half way', async () => {
  const url = await cloneTemplate(inject('databaseServer'), `test_${process.pid}_2`)
  const target = folder()
  const settings = { DATABASE_URL: url, DATA_DIR: target }
  expect((await run('restore', [quiet], settings)).code).toBe(0)
  const [rows, files] = [await allRows(url), filesOf(target)]

  // A list whose hashes are right and whose count is not: found out after the rows were loaded.
  const manifest = await verifiedManifest(quiet)
  manifest.tables.find(({ name }: { name: string }) => name === 'users').rows += 1
  const bad = path.join(folder(), 'bad.tar.gz')
  await writeArchive(bad, async (archive: { addBytes: (name: string, bytes: Buffer) => Promise<void> }) => {
    let number = 0
    const whole = async (stream: AsyncIterable<Buffer>) => {
      const pieces: Buffer[] = []
      for await (const piece of stream) pieces.push(piece)
      return Buffer.concat(pieces)
    }
    await readArchive(quiet, {
      rows: async (table: string, stream: AsyncIterable<Buffer>) => {
        number += 1
        await archive.addBytes(`database/${table}/${number}.copy`, await whole(stream))
      },
      file: async (kind: string, name: string, stream: AsyncIterable<Buffer>) =>
        archive.addBytes(`files/${kind}/${name}`, await whole(stream)),
    })
    await archive.addBytes('manifest.json', Buffer.from(JSON.stringify(manifest)))
  })
  const { code, said } = await run('restore', [bad, '--replace'], settings)
  expect([code, said]).toEqual([1, expect.stringContaining('nothing was changed')])
  expect(await allRows(url)).toEqual(rows)
  expect(filesOf(target)).toEqual(files)
}, 180_000)

it.each(['media/.restoring', 'restoring.json'])(
  'ends with all or nothing when it is killed as soon as %s is there',
  async (sign) => {
    const url = await cloneTemplate(inject('databaseServer'), `test_${process.pid}_3`)
    const target = folder()
    const settings = { DATABASE_URL: url, DATA_DIR: target }
    expect((await run('restore', [quiet], settings)).code).toBe(0)
    await one(url, "insert into rate_limits (key, points) values ('of before', 1) returning key")
    fs.writeFileSync(path.join(target, 'media', 'of-before.png'), 'of before')
    const restoring = start('restore', [quiet, '--replace'], settings)
    await isThereOrOver(() => fs.existsSync(path.join(target, sign)), restoring)
    restoring.child.kill('SIGKILL')
    await restoring.ended
    expect((await run('migrate', [], settings)).code).toBe(0)

    const { n } = await one(url, "select count(*)::int as n from rate_limits where key = 'of before'")
    expect('of-before.png' in filesOf(target)).toBe(n === 1)
    const left = fs.readdirSync(target, { recursive: true }).filter((name) => /restor/.test(String(name)))
    expect(left).toEqual([])
    const { files } = await verifiedManifest(quiet)
    expect(Object.keys(filesOf(target)).filter((name) => name !== 'of-before.png')).toHaveLength(files.length)
  },
  180_000,
)

it('takes an archive of an older version and brings it up to date, and refuses one into newer tables', async () => {
  const server = inject('databaseServer')
  const [old, fresh] = [
    await cloneTemplate(server, `test_${process.pid}_4`),
    await cloneTemplate(server, `test_${process.pid}_5`, 'template1'),
  ]
  const committed = committedMigrations()
  const place = folder()
  expect((await run('backup', ['--to', place], { DATABASE_URL: old, DATA_DIR: folder() })).code).toBe(0)
  const archive = path.join(place, archivesIn(place)[0] ?? 'none')
  expect((await verifiedManifest(archive)).migrations).toEqual(committed)

  const newer = newerVersion(folder())
  const settings = { DATABASE_URL: fresh, DATA_DIR: folder() }
  const restored = await run('restore', [archive], settings, newer)
  expect(restored.said).toContain('those of the archive')
  expect(await one(fresh, 'select array_agg(name order by name) as names from payload_migrations')).toEqual({
    names: [...committed, newerMigration],
  })
  expect(await one(fresh, "select obj_description('users'::regclass) as said")).toEqual({ said: 'of a newer version' })
  const refused = await run('restore', [archive, '--replace'], settings, newer)
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('older than the tables')])
  const ofNewer = await run('backup', ['--to', place], settings, newer)
  expect(ofNewer.code).toBe(0)
  const newest = path.join(place, archivesIn(place).find((name) => name !== path.basename(archive)) ?? 'none')
  const tooNew = await run('restore', [newest, '--replace'], { DATABASE_URL: old, DATA_DIR: folder() })
  expect([tooNew.code, tooNew.said]).toEqual([1, expect.stringContaining('by another or a newer version')])
}, 240_000)

it('leaves nothing that looks like an archive when it is killed, and clears that away the next time', async () => {
  const place = folder()
  const partial = () => fs.readdirSync(place).filter((name) => name.endsWith('.partial'))
  for (let attempt = 0; partial().length === 0 && attempt < 5; attempt++) {
    const working = start('backup', ['--to', place], {})
    await isThereOrOver(() => partial().length > 0, working)
    working.child.kill('SIGKILL')
    await working.ended
  }
  expect(partial()).toHaveLength(1)
  expect(archivesIn(place)).toEqual([])
  for (let made = 0; made < 2; made++) {
    const { code, said } = await run('backup', ['--to', place, '--keep', '1'], {})
    expect([code, said]).toEqual([0, expect.stringContaining('rows of')])
    await delay(1000)
  }
  expect(partial()).toEqual([])
  expect(archivesIn(place)).toHaveLength(1)
}, 180_000)
