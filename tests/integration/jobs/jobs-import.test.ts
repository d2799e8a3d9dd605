import { beforeAll, describe, expect, it } from 'vitest'
import type { ImportLine, ImportMode } from '@/cms/import/report/report'
import type { User } from '@/payload-types'
import { tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'

const HEADER = 'job_title,location,department,qualification,experience,salary,deadline,institution'
let admin: User
let token: string

async function makeUser(email: string, role: User['role']) {
  const payload = await testPayload()
  return payload.create({
    collection: 'users',
    data: { email, role, password: 'a-long-password-1', verified: true },
    overrideAccess: true,
  })
}

async function send(mode: ImportMode, text: string | Uint8Array, name = 'vacancies.csv') {
  const { POST } = await import('@/app/(payload)/api/[...slug]/route')
  const request = new Request(`http://localhost:3000/api/jobs/import?mode=${mode}&name=${name}`, {
    method: 'POST',
    headers: { authorization: `JWT ${token}`, 'content-type': name.endsWith('.csv') ? 'text/csv' : 'application/pdf' },
    body: text as BodyInit,
  })
  const response = await POST(request, { params: Promise.resolve({ slug: ['jobs', 'import'] }) })
  const lines = (await response.text()).trim().split('\n')
  const last = JSON.parse(lines[lines.length - 1] ?? '{}') as ImportLine
  return {
    status: response.status,
    report: 'report' in last ? last.report : null,
    message: 'message' in last ? last.message : null,
    failure: 'error' in last ? last : null,
  }
}

const vacancies = async (title: string) => {
  const payload = await testPayload()
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { title: { equals: title } },
    sort: 'slug',
    overrideAccess: true,
  })
  return docs
}

const lastImport = async () => {
  const payload = await testPayload()
  const { docs } = await payload.find({ collection: 'imports', sort: '-createdAt', limit: 1, overrideAccess: true })
  return docs[0]
}

beforeAll(async () => {
  const payload = await testPayload()
  admin = await makeUser('import-admin@example.test', 'admin')
  token = await tokenOf(payload, admin.id)
})

describe('the upload of vacancies', () => {
  it('takes CSV files only', async () => {
    const pdf = await send('skip', HEADER, 'vacancies.pdf')
    expect(pdf.status).toBe(415)
    expect(pdf.failure?.error).toBe('Please upload a CSV file')
  })

  it('shows what would happen and writes nothing', async () => {
    const { report } = await send('check', `${HEADER}\nChecked only,Pune,Surgery,,,,,\n,Pune,Surgery,,,,,\n`)
    expect(report).toMatchObject({ total: 2, created: 1, failed: 1 })
    expect(report?.errors).toEqual([
      { row: 3, title: '', column: 'job_title', value: '', message: 'This must not be empty.' },
    ])
    expect(await vacancies('Checked only')).toHaveLength(0)
  })

  it('creates open vacancies, each with an address of its own, and records who did it', async () => {
    const row = 'Twin post,Pune,Surgery,MS,3 years,12-15 LPA,31/12/2098,'
    const { report, message } = await send('skip', `${HEADER}\n${row}First\n${row}Second\n`, 'twins.csv')
    expect(message).toBe('Successfully processed twins.csv!')
    expect(report).toMatchObject({ created: 2, changed: 0, skipped: 0, failed: 0 })
    const made = await vacancies('Twin post')
    expect(made.map(({ slug }) => slug)).toEqual(['twin-post-pune', 'twin-post-pune-2'])
    expect(made[0]).toMatchObject({ status: 'Active', salaryMin: 12, salaryMax: 15, experienceYears: 3 })
    expect(await lastImport()).toMatchObject({ fileName: 'twins.csv', status: 'done', createdCount: 2, totalCount: 2 })
  })

  it('does nothing with the same file twice', async () => {
    const text = `${HEADER}\nOnly once,Delhi,Radiology,,,,,Clinic\nOnly once,Delhi,Radiology,,,,,Clinic\n`
    expect((await send('skip', text)).report).toMatchObject({ created: 1, skipped: 1 })
    expect((await send('skip', text)).report).toMatchObject({ created: 0, changed: 0, skipped: 2 })
    expect(await vacancies('Only once')).toHaveLength(1)
  })

  it('changes an imported vacancy, and leaves alone what the file does not state', async () => {
    await send('skip', `${HEADER}\nMended,Delhi,Radiology,MD,2 years,10 LPA,2098-12-31,Clinic\n`)
    const shorter = 'job_title,location,department,salary,institution\nMended,Delhi,Radiology,20 LPA,Clinic\n'
    expect((await send('skip', shorter)).report).toMatchObject({ created: 0, changed: 1 })
    const [job] = await vacancies('Mended')
    expect(job).toMatchObject({ salary: '20 LPA', salaryMin: 20, qualification: 'MD', experienceYears: 2 })
  })

  it('derives what follows from the file and the vacancy together', async () => {
    const head = 'job_title,location,department,institution'
    const named = 'Followed,Delhi,Radiology,Clinic'
    const followed = async () => (await vacancies('Followed'))[0]
    await send('skip', `${head},designation,walk_in\n${named},Senior Resident,2098-06-10 09:00\n`)
    const payload = await testPayload()
    const data = { walkInUntil: '2098-06-10T07:30:00.000Z' }
    const { id } = (await followed()) ?? { id: '' }
    await payload.update({ collection: 'jobs', id, data, overrideAccess: true })

    // Found by the designation that the file has no column for, and open until the interview is over.
    await send('skip', `${head},salary,deadline\n${named},10 LPA,2098-06-01\n`)
    expect(await followed()).toMatchObject({
      searchText: 'followed clinic radiology senior resident delhi',
      deadline: '2098-06-10T12:00:00.000Z',
      walkInUntil: data.walkInUntil,
    })
    // An earlier hour of the same day, then another day: the deadline goes along, the end of the old day does not.
    await send('skip', `${head},walk_in\n${named},2098-06-10 08:00\n`)
    expect(await followed()).toMatchObject({ walkInAt: '2098-06-10T02:30:00.000Z', walkInUntil: data.walkInUntil })
    const moved = `${head},walk_in\n${named},2098-07-20 09:00\n`
    expect((await send('check', moved)).report?.changes[0]?.fields).toEqual([
      { column: 'walk_in', before: '10 Jun 2098 08:00', after: '20 Jul 2098 09:00' },
      { column: 'deadline', before: '10 Jun 2098', after: '20 Jul 2098' },
      { column: 'walk_in_until', before: '10 Jun 2098 13:00', after: '' },
    ])
    await send('skip', moved)
    expect(await followed()).toMatchObject({ deadline: '2098-07-20T12:00:00.000Z', walkInUntil: null })
    // A later deadline stays.
    await payload.update({
      collection: 'jobs',
      id,
      data: { deadline: '2098-08-31T12:00:00.000Z' },
      overrideAccess: true,
    })
    await send('skip', `${head},walk_in\n${named},2098-07-25 09:00\n`)
    expect(await followed()).toMatchObject({ deadline: '2098-08-31T12:00:00.000Z' })
  })

  it('shows old and new of each field that a row would change', async () => {
    const head = 'job_title,location,department,salary,deadline'
    await send('skip', `${head}\nTold apart,Delhi,Radiology,10 LPA,2097-05-04\n`)
    const { report } = await send('check', `${head}\nTold apart,Delhi,Radiology,12 LPA,05/06/97\n`)
    expect(report?.changes).toEqual([
      {
        row: 2,
        title: 'Told apart',
        fields: [
          { column: 'salary', before: '10 LPA', after: '12 LPA' },
          { column: 'deadline', before: '04 May 2097', after: '05 Jun 2097' },
        ],
      },
    ])
    expect(report?.remarks).toMatchObject([{ row: 2, column: 'deadline', value: '05/06/97' }])
    expect(await vacancies('Told apart')).toMatchObject([{ salary: '10 LPA' }])
  })

  it('says of a department or place that the site has one spelt nearly alike', async () => {
    const { report } = await send(
      'check',
      `${HEADER}\nSpelt,New Dehli,Paediatrics,,,,,\nSpelt as it is,Mumbai,Pediatrics,,,,,\n`,
    )
    expect(report).toMatchObject({
      created: 2,
      remarks: [
        { row: 2, column: 'department', value: 'Paediatrics', message: expect.stringContaining('“Pediatrics”') },
        { row: 2, column: 'location', value: 'New Dehli', message: expect.stringContaining('“New Delhi”') },
      ],
    })
  })

  it('refuses a deadline before the day of posting: today for a new vacancy, its own for a known one', async () => {
    const head = 'job_title,location,department,salary,deadline'
    const { report } = await send('check', `${head}\nToo late,Delhi,Radiology,,01/02/2020\n`)
    expect(report?.errors).toMatchObject([{ row: 2, title: 'Too late', column: 'deadline', value: '1 February 2020' }])
    await send('skip', `${head}\nLong known,Delhi,Radiology,,2098-05-04\n`)
    const [job] = await vacancies('Long known')
    const payload = await testPayload()
    await payload.db.pool.query(`update jobs set posted_at = '2020-01-01' where id = $1`, [job?.id])
    const known = await send('check', `${head}\nLong known,Delhi,Radiology,9 LPA,01/02/2020\n`)
    expect(known.report).toMatchObject({ changed: 1, failed: 0 })
  })

  it('reads semicolons, CRLF, quoted line breaks and Windows-1252', async () => {
    const text = 'job_title;location;department;description\r\nOdd file;Delhi;Caf\u00e9;"One; two\r\nthree"\r\n'
    const { report } = await send('skip', Uint8Array.from([...text].map((letter) => letter.charCodeAt(0))))
    expect(report).toMatchObject({ created: 1, failed: 0 })
    const [job] = await vacancies('Odd file')
    expect(job).toMatchObject({ department: 'Café', description: 'One; two\nthree' })
  })

  it('refuses a file without the needed columns, and says why', async () => {
    const { failure } = await send('skip', 'title,place\nA,B\n', 'wrong.csv')
    expect(failure?.error).toBe('Failed to process CSV file')
    expect(failure?.reason).toBe('The columns job_title, location, department are missing.')
    expect(await lastImport()).toMatchObject({ fileName: 'wrong.csv', status: 'failed' })
  })

  it('imports thousands of rows in one go and leaves nothing behind when it fails', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => `Mass post,Delhi,Surgery,,,,,Clinic ${index}`)
    const broken = `${[HEADER, ...rows].join('\n')}\n"never closed,Delhi,Surgery\n`
    expect((await send('skip', broken)).failure?.error).toBe('Failed to process CSV file')
    const payload = await testPayload()
    const count = () => payload.count({ collection: 'jobs', where: { title: { equals: 'Mass post' } } })
    expect((await count()).totalDocs).toBe(0)
    expect((await send('skip', [HEADER, ...rows].join('\n'))).report).toMatchObject({ created: 5000 })
    expect((await count()).totalDocs).toBe(5000)
  })

  describe('among vacancies that are alike', () => {
    const head = 'job_title,location,department,salary,institution'
    const file = (title: string, ...pays: string[]) =>
      [head, ...pays.map((pay) => `${title},Delhi,Radiology,${pay},Clinic`)].join('\n')
    const pays = async (title: string) => (await vacancies(title)).map(({ slug, salary }) => [slug, salary])
    const stems = (title: string) => title.toLowerCase().replaceAll(' ', '-')

    it.each([
      ['the first', ['10 LPA', '30 LPA'], ['10 LPA', '30 LPA']],
      ['the second', ['30 LPA', '20 LPA'], ['30 LPA', '20 LPA']],
      // The file lists them the other way round.
      ['the first, named last', ['30 LPA', '10 LPA'], ['10 LPA', '30 LPA']],
    ])('a changed row leaves %s alone, which an unchanged row of the file means', async (which, next, expected) => {
      const title = `Twofold ${which.replace(',', '')}`
      const slug = `${stems(title)}-delhi`
      await send('skip', file(title, '10 LPA', '20 LPA'))
      expect((await send('skip', file(title, ...next))).report).toMatchObject({ created: 0, changed: 1, skipped: 1 })
      expect(await pays(title)).toEqual([
        [slug, expected[0]],
        [`${slug}-2`, expected[1]],
      ])
    })

    it('a third one is made beside two unchanged ones', async () => {
      await send('skip', file('Threefold', '10 LPA', '20 LPA'))
      expect((await send('skip', file('Threefold', '10 LPA', '20 LPA', '30 LPA'))).report).toMatchObject({
        created: 1,
        changed: 0,
        skipped: 2,
      })
      expect(await pays('Threefold')).toHaveLength(3)
    })

    it('a changed row means the one outside the trash, and nothing of the other is written', async () => {
      await send('skip', file('Halved', '10 LPA', '20 LPA'))
      const [gone, left] = await vacancies('Halved')
      const payload = await testPayload()
      await payload.update({
        collection: 'jobs',
        id: gone?.id ?? '',
        data: { deletedAt: new Date().toISOString() },
        overrideAccess: true,
      })
      const row = async () => (await payload.db.pool.query('select * from jobs where id = $1', [gone?.id])).rows
      const before = await row()
      expect((await send('skip', file('Halved', '40 LPA'))).report).toMatchObject({ changed: 1, created: 0, failed: 0 })
      expect(await row()).toEqual(before)
      expect(await vacancies('Halved')).toMatchObject([{ id: left?.id, salary: '40 LPA' }])
    })

    it.each(['10 LPA', '40 LPA'])(
      'a row of %s for one in the trash is refused, and changes and makes nothing',
      async (pay) => {
        const title = `Thrown away ${pay}`
        await send('skip', file(title, '10 LPA'))
        const [gone] = await vacancies(title)
        const payload = await testPayload()
        await payload.update({
          collection: 'jobs',
          id: gone?.id ?? '',
          data: { deletedAt: new Date().toISOString() },
          overrideAccess: true,
        })
        const rows = async () => (await payload.db.pool.query('select * from jobs where title = $1', [title])).rows
        const before = await rows()
        expect((await send('check', file(title, pay))).report).toMatchObject({
          created: 0,
          changed: 0,
          skipped: 0,
          failed: 1,
          errors: [{ row: 2, message: expect.stringContaining('in the trash') }],
        })
        expect((await send('skip', file(title, pay))).failure).toMatchObject({
          reason: 'No row of the file can be imported.',
        })
        expect(await rows()).toEqual(before)
      },
    )
  })
})
