import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { replacePhoto } from '@/features/accounts/operations/files'
import { submitApplication } from '@/features/jobs/applications/operations/submit-application'
import type { User } from '@/payload-types'
import { readArchive, verifiedManifest } from '../../../scripts/lib/backup/read-archive.mjs'
import { writeArchive } from '../../../scripts/lib/backup/write-archive.mjs'
import { startPostgres } from '../../../scripts/lib/database/embedded-postgres.mjs'
import { committedMigrations } from '../../../scripts/lib/database/migrations.mjs'
import { ProcessGroups } from '../../../scripts/lib/processes/process-groups.mjs'
import { cloneTemplate } from '../../../scripts/lib/tests/test-database.mjs'
import { closePayload, testPayload } from '../../setup/payload'
import { fixtureFor, person } from '../access/access-fixtures'
import { account, photo } from '../accounts/account-fixtures'
import {
  allFiles,
  allRows,
  archivesIn,
  newerMigration,
  newerVersion,
  one,
  run,
  start,
  temporaryFolder,
} from './operations-fixtures'

const dataDirectory = process.env.DATA_DIR ?? ''
const source = process.env.DATABASE_URL ?? ''
const archives = path.join(dataDirectory, 'backups')
const folders: string[] = []
const groups = new ProcessGroups()
let payload: Payload
let quiet = ''

const folder = () => {
  folders.push(temporaryFolder())
  return folders.at(-1) ?? ''
}
const filesOf = (directory: string) => ({
  ...allFiles(path.join(directory, 'media')),
  ...allFiles(path.join(directory, 'private')),
})
const backup = async (args: string[] = []) => {
  const before = archivesIn(archives)
  const { code, said } = await run('backup', args, {})
  expect(said).toContain('rows of')
  expect(code).toBe(0)
  const made = archivesIn(archives).find((name) => !before.includes(name))
  return path.join(archives, made ?? 'none')
}

/** Waits until a command has come so far, or has ended without. */
async function isThereOrOver(isThere: () => boolean, { ended }: ReturnType<typeof start>) {
  let isOver = false
  ended.then(() => {
    isOver = true
  })
  while (!isThere() && !isOver) await delay(1)
}

/** An applicant who applies with a CV. */
async function applicant(): Promise<User> {
  const user = await person(payload, 'applicant')
  const { file } = await fixtureFor(payload, 'resumes', user)
  const { data: job } = await fixtureFor(payload, 'job-applications', user)
  const resume = { bytes: file?.data ?? Buffer.alloc(0), name: 'cv.pdf' }
  const coverNote = 'Tab\there, new\nline, back\\slash, "quotes", \\N, हिन्दी, 👩‍⚕️'
  const entry = { jobId: String(job.job), coverNote, resume }
  expect(await submitApplication(payload, await account(payload, user.email), entry)).toBe('applied')
  return user
}

beforeAll(async () => {
  payload = await testPayload()
  await replacePhoto(payload, await applicant(), await photo())
  const { data, file } = await fixtureFor(payload, 'media', await person(payload, 'admin'))
  await payload.create({ collection: 'media', data, file, overrideAccess: true })
  // More than one piece of an archive holds, which ends within a row.
  await payload.db.pool.query(`
    insert into slug_history ("of", slug, record)
    select 'jobs', 'former-' || repeat('x', n % 197) || n, gen_random_uuid() from generate_series(1, 40000) n`)
})
afterAll(async () => {
  await groups.stopAll()
  await closePayload()
  for (const place of folders) fs.rmSync(place, { recursive: true, force: true })
})

it('restores every row and every file byte by byte into an empty folder with a database of its own', async () => {
  const orphan = path.join(dataDirectory, 'private', 'resumes', 'of-nobody.pdf')
  fs.writeFileSync(orphan, 'left behind')
  await one(source, "select setval('home_rels_id_seq', 500)")
  quiet = await backup()
  fs.rmSync(orphan)
  expect(fs.statSync(quiet).mode & 0o777).toBe(0o600)
  const [rows, files] = [await allRows(source), filesOf(dataDirectory)]
  expect(Object.keys(files).length).toBeGreaterThan(2)

  const target = folder()
  const settings = { DATABASE_URL: undefined, DATA_DIR: target }
  const restored = await run('restore', [quiet], settings)
  expect(restored.said).toContain('those of the archive')
  expect(restored.code).toBe(0)
  const second = await run('restore', [quiet], settings)
  expect([second.code, second.said]).toEqual([1, expect.stringContaining('say --replace')])
  fs.writeFileSync(path.join(target, 'media', 'newer.png'), 'goes away')
  expect((await run('backup', ['--to', path.join(target, 'again')], settings)).code).toBe(0)
  const again = path.join(target, 'again', archivesIn(path.join(target, 'again'))[0] ?? 'none')
  expect((await run('restore', [again, '--replace'], settings)).code).toBe(0)

  const { databasePassword } = JSON.parse(fs.readFileSync(path.join(target, 'secrets.json'), 'utf8'))
  const { port } = await startPostgres({ groups, dataDirectory: target, password: databasePassword })
  const url = `postgres://vaidyapath:${databasePassword}@127.0.0.1:${port}/vaidyapath`
  expect(await allRows(url)).toEqual(rows)
  expect(filesOf(target)).toEqual(files)
  expect(await one(url, 'select count(*)::int as n from users_sessions')).toEqual({ n: 0 })
  // The second restore was made of an archive of the first: sequences go on where they were.
  expect(await one(url, "select nextval('home_rels_id_seq')::int as n")).toEqual({ n: 501 })
}, 240_000)

it('holds the database of one moment while people go on applying', async () => {
  let goesOn = true
  const writing = Promise.all(
    [1, 2].map(async () => {
      while (goesOn) await applicant()
    }),
  )
  const [archive] = [await backup()]
  goesOn = false
  await writing
  const url = await cloneTemplate(inject('databaseServer'), `test_${process.pid}_1`)
  const target = folder()
  const restored = await run('restore', [archive], { DATABASE_URL: url, DATA_DIR: target })
  expect(restored.said).toContain('those of the archive')
  // An application is written together with its CV and two mails, of which the team's is a line of its digest after many
  // in a short time; none of them is there without the others.
  const counts = await one(
    url,
    `select (select count(*)::int from job_applications) as applications,
       (select count(*)::int from payload_jobs where task_slug = 'send-mail')
         + (select count(*)::int from team_notices) as mails,
       (select count(*)::int from job_applications a join resumes r on r.id = a.resume_id) as resumes`,
  )
  expect(Number(counts.applications)).toBeGreaterThan(0)
  expect(counts.mails).toBe(2 * Number(counts.applications))
  expect(counts.resumes).toBe(counts.applications)
  const manifest = await verifiedManifest(archive)
  const names = new Set(Object.keys(filesOf(target)).map((name) => path.basename(name)))
  expect(manifest.files.every(({ name }: { name: string }) => names.has(name))).toBe(true)
  expect(manifest.missing).toEqual([])
}, 240_000)

it('refuses an archive that is cut short or altered, and a database that a site uses', async () => {
  const bytes = fs.readFileSync(quiet)
  const bad = path.join(folder(), 'bad.tar.gz')
  const settings = { DATABASE_URL: undefined, DATA_DIR: folder() }
  for (const content of [
    bytes.subarray(0, bytes.length - 300),
    Buffer.concat([bytes.subarray(0, 5000), Buffer.from([(bytes[5000] ?? 0) ^ 255]), bytes.subarray(5001)]),
    Buffer.from('no archive at all'),
    Buffer.alloc(0),
  ]) {
    fs.writeFileSync(bad, content)
    const { code, said } = await run('restore', [bad, '--check'], settings)
    expect([code, said]).toEqual([1, expect.stringContaining('is not a whole backup')])
  }
  const before = await allRows(source)
  const { code, said } = await run('restore', [quiet, '--replace'], {})
  expect([code, said]).toEqual([1, expect.stringContaining('The site is running on this database')])
  expect(await allRows(source)).toEqual(before)
}, 180_000)

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

it('says in one sentence that its folder cannot be one', async () => {
  const file = path.join(folder(), 'a-file')
  fs.writeFileSync(file, '')
  for (const place of [file, '/dev/null/backups', ...(process.platform === 'linux' ? ['/proc/backups'] : [])]) {
    const { code, said } = await run('backup', ['--to', place], {})
    expect([code, said.split('\n').length]).toEqual([1, 1])
    expect(said).toMatch(/^The folder for backups .* cannot be written .* choose another folder with --to\.$/)
  }
}, 60_000)

it('is no file when its path is a folder', async () => {
  const place = folder()
  expect(await run('restore', [place, '--check'], {})).toEqual({ code: 1, said: `There is no file ${place}.` })
}, 60_000)

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
