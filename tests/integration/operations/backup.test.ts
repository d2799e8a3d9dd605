import fs from 'node:fs'
import path from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { verifiedManifest } from '../../../scripts/lib/backup/read-archive.mjs'
import { startPostgres } from '../../../scripts/lib/database/embedded-postgres.mjs'
import { ProcessGroups } from '../../../scripts/lib/processes/process-groups.mjs'
import { cloneTemplate } from '../../../scripts/lib/tests/test-database.mjs'
import { applicant, backup, dataDirectory, filesOf, folder, source, withSomethingToKeep } from './backup-fixtures'
import { allRows, archivesIn, one, run } from './operations-fixtures'

const groups = new ProcessGroups()
let quiet = ''

withSomethingToKeep()
afterAll(() => groups.stopAll())

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
