import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { countEnquiries, enquiryFilter } from '@/features/enquiries/admin/desk/desk-queries'
import type { User } from '@/payload-types'
import { testPayload } from '../../setup/payload'
import { person, unique } from '../access/access-fixtures'

let payload: Payload
let req: PayloadRequest
let counsellor: User

beforeAll(async () => {
  payload = await testPayload()
  req = await createLocalReq({}, payload)
  counsellor = await person(payload, 'counsellor')
})

const counts = async () => {
  const { '': _open, ...numbers } = Object.fromEntries(
    (await countEnquiries(req, counsellor.id, enquiryFilter())).presets,
  )
  return numbers
}

describe('the figures of the enquiries', () => {
  it('are all nought while nobody has written', async () => {
    expect(await counts()).toEqual({
      waiting: 0,
      late: 0,
      mine: 0,
      today: 0,
      overdue: 0,
      unassigned: 0,
    })
  })

  it('count an enquiry where its owner, its age and its next step put it', async () => {
    const send = async (more: object) => {
      const data = {
        kind: 'contact' as const,
        status: 'new' as const,
        name: 'Asha',
        email: `${unique('asha')}@example.org`,
        message: unique('Seats?'),
        consent: true,
      }
      const { id } = await payload.create({
        collection: 'enquiries',
        data: { ...data, ...more },
        overrideAccess: true,
        context: { disableMails: true },
      })
      return id
    }
    const late = await send({})
    await payload.db.pool.query("update enquiries set created_at = now() - interval '25 hours' where id = $1", [late])
    await send({ owner: counsellor.id, nextFollowUp: new Date(Date.now() - 48 * 60 * 60 * 1000).toISOString() })
    expect(await counts()).toMatchObject({ waiting: 2, late: 1, mine: 1, overdue: 1, unassigned: 1, today: 0 })
  })
})
