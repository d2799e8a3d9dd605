import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../../integration/operations/operations-fixtures'
import { type FaultSite, faultSite } from './fault-site'

const mounted = fs.mkdtempSync(path.join(os.tmpdir(), 'vaidyapath-disk-'))
const canMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m,mode=755', 'tmpfs', mounted]).status === 0
if (!canMount) console.log('Skipped: a small disk can only be mounted as root.')

const cv = Buffer.concat([
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n'),
  Buffer.from(`%${'x'.repeat(99)}\n`.repeat(3000)),
  Buffer.from('trailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF'),
])

describe.skipIf(!canMount)('the disk', () => {
  let site: FaultSite
  const resumes = path.join(mounted, 'private', 'resumes')
  const filler = path.join(mounted, 'filler')

  beforeAll(async () => {
    site = await faultSite({ DATA_DIR: mounted })
  })
  afterAll(async () => {
    await site?.end()
    spawnSync('umount', ['-l', mounted])
    fs.rmSync(mounted, { recursive: true, force: true })
  })

  function fill() {
    const file = fs.openSync(filler, 'w')
    try {
      for (;;) fs.writeSync(file, Buffer.alloc(64 * 1024))
    } catch {
      // Full, but for less than a block.
    }
    fs.closeSync(file)
  }

  const upload = ({ id, token }: { id: string; token: string }) => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ owner: id, originalName: 'cv.pdf' }))
    form.set('file', new Blob([cv], { type: 'application/pdf' }), 'cv.pdf')
    return site.ask('POST', '/api/resumes', { token, body: form })
  }
  const rows = async () => Number((await site.query('select count(*)::int as n from resumes'))[0]?.n)

  it.each(['full', 'read-only'] as const)('refuses uploads while it is %s, and goes on otherwise', async (state) => {
    const people = await site.applicants(2)
    const [person, other] = people
    if (!person || !other) throw new Error('Nobody there')
    const vacancies = await site.openVacancies()
    expect((await upload(person)).status).toBe(201)
    const before = await rows()
    if (state === 'full') fill()
    else spawnSync('mount', ['-o', 'remount,ro', mounted])

    const refused = await upload(other)
    expect(refused.status).toBeGreaterThanOrEqual(500)
    expect(await rows()).toBe(before)
    expect((await site.ask('GET', '/')).status).toBe(200)
    const applied = { token: other.token, body: { job: vacancies[0], user: other.id, consent: true } }
    expect((await site.ask('POST', '/api/job-applications', applied)).status).toBe(201)
    const backup = await run('backup', ['--to', path.join(mounted, 'backups')], {
      ...(site.environment as Record<string, string>),
      DATA_DIR: path.join(site.folder, 'elsewhere'),
    })
    expect(backup.code).toBe(1)
    expect(backup.said).toMatch(/is full|cannot be written/)
    const left = fs.existsSync(path.join(mounted, 'backups')) ? fs.readdirSync(path.join(mounted, 'backups')) : []
    expect(left).toEqual([])

    if (state === 'read-only') spawnSync('mount', ['-o', 'remount,rw', mounted])
    else fs.rmSync(filler)
    expect((await upload(other)).status).toBe(201)
    // Every record has its whole file.
    for (const { filename, filesize } of await site.query('select filename, filesize::int from resumes')) {
      expect(fs.statSync(path.join(resumes, String(filename))).size).toBe(filesize)
    }
    spawnSync('rm', ['-rf', resumes])
    fs.mkdirSync(resumes, { recursive: true })
    await site.query('delete from resumes')
  })
})
