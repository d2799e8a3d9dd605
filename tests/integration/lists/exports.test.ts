import { parse } from 'csv-parse/sync'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { deskMessages } from '@/features/enquiries/admin/desk/desk-messages'
import { download, rest } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { tokenAs, unique } from '../access/access-fixtures'

const MOMENT = '2026-11-21T20:05:00.000Z'
/** The same in India, where it is the next day already. */
const IN_INDIA = '2026-11-22 01:35'

let payload: Payload
let token: string

beforeAll(async () => {
  payload = await testPayload()
  token = await tokenAs(payload, 'admin')
})

const rowsOf = async (address: string): Promise<Record<string, string>[]> =>
  parse(await download(address, token), { bom: true, columns: true })

describe('the download of applications', () => {
  it('is in words and the time of India, with note, qualification and what the team wrote', async () => {
    const applicant = await payload.create({
      collection: 'users',
      data: {
        email: `${unique('applicant').toLowerCase()}@example.test`,
        role: 'applicant',
        password: 'a-long-password-1',
        verified: true,
        fullName: 'Asha Rao',
        professional: { qualification: 'MD (Cardiology)' },
      },
      overrideAccess: true,
    })
    const data = { title: unique('Exported post'), department: 'Surgery', location: 'Pune' }
    const job = await payload.create({
      collection: 'jobs',
      data: { ...data, status: 'Active', postedAt: MOMENT },
      overrideAccess: true,
    })
    const { id } = await payload.create({
      collection: 'job-applications',
      data: {
        user: applicant.id,
        job: job.id,
        status: 'applied',
        consent: true,
        coverNote: '=HYPERLINK("http://evil.test")',
      },
      overrideAccess: true,
      context: { disableMails: true },
    })
    await payload.db.pool.query("update job_applications set applied_at = $2, status = 'interview' where id = $1", [
      id,
      MOMENT,
    ])
    await rest('POST', `/api/job-applications/${id}/notes`, { token, body: { text: 'Call on Monday.' } })
    const [row] = await rowsOf(`/api/job-applications/export?job=${job.id}`)
    expect(row).toMatchObject({
      Name: 'Asha Rao',
      Qualification: 'MD (Cardiology)',
      Post: data.title,
      Stage: 'Interview',
      'Applied (India, IST)': IN_INDIA,
      'Cover note': `'=HYPERLINK("http://evil.test")`,
      'Notes of the team': expect.stringContaining('Call on Monday.'),
    })
    expect(Object.values(row ?? {})).not.toContain(id)
  })
})

describe('the download of enquiries', () => {
  it('has every note with its author and time, and guards what a spreadsheet would run', async () => {
    const name = unique('Asking')
    const college = await payload.create({
      collection: 'colleges',
      data: { name: unique('Asked College'), location: 'Patna', state: 'Bihar', country: 'India', status: 'Active' },
      context: { disableRevalidate: true },
    })
    const made = await payload.create({
      collection: 'enquiries',
      data: {
        kind: 'admission',
        status: 'new',
        name,
        email: 'asking@example.test',
        phone: '९८७६५४३२१०',
        message: '+SUM(1)',
        writesAs: 'minor',
        guardianContact: 'Father, 98123 45678',
        college: college.id,
        consent: true,
      },
      overrideAccess: true,
      context: { disableMails: true },
    })
    await rest('POST', `/api/enquiries/${made.id}/notes`, { token, body: { text: 'Called.' } })
    await rest('POST', `/api/enquiries/${made.id}/notes`, { token, body: { text: 'Will come on Monday.' } })
    await payload.db.pool.query('update enquiries set created_at = $2 where id = $1', [made.id, MOMENT])
    await payload.db.pool.query('update enquiries_notes set at = $2 where _parent_id = $1', [made.id, MOMENT])
    const [row] = await rowsOf(`/api/enquiries/export?q=${encodeURIComponent(name)}`)
    expect(row).toMatchObject({
      Name: name,
      Phone: "'+919876543210",
      [deskMessages.one.writer]: deskMessages.writers.minor,
      [deskMessages.one.parent]: 'Father, 98123 45678',
      Status: 'New',
      Message: "'+SUM(1)",
      'College asked about': college.name,
      'Received (India, IST)': IN_INDIA,
    })
    const lines = row?.Notes?.split('\n') ?? []
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(new RegExp(`^${IN_INDIA} .+: Called\\.$`))
    expect(lines[1]).toContain('Will come on Monday.')
  })
})
