import { createLocalReq } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { studioMessages } from '@/cms/admin/messages'
import { scheduledFigure } from '@/cms/admin/overview/drafts'
import { doBackgroundWork } from '@/cms/background/work-off'
import { PlannedCell, PlannedNote } from '@/cms/versions/planned'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person } from '../access/access-fixtures'

describe('what is scheduled', () => {
  it('is counted record by record, and leads to the list of just those', async () => {
    const payload = await testPayload()
    const req = await createLocalReq({}, payload)
    const college = '11111111-1111-4111-8111-111111111111'
    const schedule = (relationTo: string, value: string, hasError = false) =>
      payload.db.pool.query(
        `insert into payload_jobs (task_slug, queue, input, wait_until, has_error, created_at, updated_at)
         values ('schedulePublish', 'default', $1, now() + interval '1 day', $2, now(), now())`,
        [JSON.stringify({ type: 'publish', doc: { relationTo, value } }), hasError],
      )
    expect(await scheduledFigure(req, 'colleges', 'Scheduled')).toMatchObject({ value: 0 })
    await schedule('colleges', college)
    await schedule('colleges', college)
    await schedule('colleges', '22222222-2222-4222-8222-222222222222', true)
    await schedule('guidance-pages', '33333333-3333-4333-8333-333333333333')
    const figure = await scheduledFigure(req, 'colleges', 'Scheduled')
    expect(figure.value).toBe(1)
    expect(decodeURIComponent(figure.href)).toContain(`[id][in]=${college}`)
  })

  it('says so in the bar of its form and in the list, to the minute and with the time zone', async () => {
    const payload = await testPayload()
    const id = '44444444-4444-4444-8444-444444444444'
    await payload.db.pool.query(
      `insert into payload_jobs (task_slug, queue, input, wait_until, created_at, updated_at)
       values ('schedulePublish', 'default', $1, '2099-01-15T05:07:00Z', now(), now())`,
      [JSON.stringify({ type: 'unpublish', doc: { relationTo: 'banner-slides', value: id } })],
    )
    const words = studioMessages.planned.unpublish('15 Jan 2099, 10:37 am')
    const bar = await PlannedNote({ id, payload, collection: 'banner-slides' } as Parameters<typeof PlannedNote>[0])
    expect(renderToStaticMarkup(bar)).toContain(words)
    const row = { payload, collectionSlug: 'banner-slides', rowData: { id } }
    const cell = await PlannedCell(row as unknown as Parameters<typeof PlannedCell>[0])
    expect(renderToStaticMarkup(cell)).toContain(words)
    // As Payload renders it in a form, which shows nothing of it.
    const ofForm = { payload, collectionSlug: 'banner-slides' }
    expect(await PlannedCell(ofForm as unknown as Parameters<typeof PlannedCell>[0])).toEqual([])
    const other = await PlannedNote({ id: 'x', payload, collection: 'colleges' } as Parameters<typeof PlannedNote>[0])
    expect(other).toEqual([])
  })

  it('says what could not be published, until somebody saves the record', async () => {
    const payload = await testPayload()
    const slide = await payload.create({
      collection: 'banner-slides',
      data: { title: 'Planned' },
      overrideAccess: true,
    })
    await payload.db.pool.query(
      `insert into payload_jobs (task_slug, queue, input, wait_until, has_error, created_at, updated_at)
       values ('schedulePublish', 'default', $1, '2026-01-15T05:07:00Z', true, now(), now())`,
      [JSON.stringify({ type: 'publish', doc: { relationTo: 'banner-slides', value: slide.id } })],
    )
    const said = async () =>
      renderToStaticMarkup(
        await PlannedNote({ id: slide.id, payload, collection: 'banner-slides' } as Parameters<typeof PlannedNote>[0]),
      )
    expect(await said()).toContain(studioMessages.planned.failed.publish('15 Jan 2026, 10:37 am'))
    await payload.update({ collection: 'banner-slides', id: slide.id, data: { title: 'Saved' }, overrideAccess: true })
    expect(await said()).toBe('')
  })

  it.each(['deleted', 'an applicant'])('happens although the person who planned it is %s by then', async (fate) => {
    const payload = await testPayload()
    await payload.db.pool.query('delete from payload_jobs')
    const planner = await person(payload, 'editor')
    const { data } = await fixtureFor(payload, 'colleges', planner)
    const own = { collection: 'colleges', overrideAccess: true } as const
    const { id } = await payload.create({ ...own, data: { ...data, _status: 'published' } })
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'unpublish',
        doc: { relationTo: 'colleges', value: id },
        user: { relationTo: 'users', value: planner.id },
      },
      waitUntil: new Date('2026-01-15T05:07:00Z'),
    })
    const one = { collection: 'users', id: planner.id, overrideAccess: true } as const
    if (fate === 'deleted') await payload.delete(one)
    else await payload.update({ ...one, data: { role: 'applicant' } })
    await payload.jobs.run({ where: { taskSlug: { equals: 'schedulePublish' } }, silent: true })
    expect((await payload.findByID({ ...own, id }))._status).toBe('draft')
  })

  it('happens in the order of its moments, then of planning, also when much falls due at once', async () => {
    const payload = await testPayload()
    await payload.db.pool.query('delete from payload_jobs')
    const plan = (value: string, type: 'publish' | 'unpublish', waitUntil: string) =>
      payload.jobs.queue({
        task: 'schedulePublish',
        input: { type, doc: { relationTo: 'institutions', value } },
        waitUntil: new Date(waitUntil),
      })
    const hospitals: { id: string; last: string }[] = []
    for (const last of ['draft', 'published', 'draft', 'published', 'draft', 'published', 'draft', 'published']) {
      const data = {
        name: 'Planned',
        location: 'Patna',
        _status: last === 'draft' ? ('published' as const) : ('draft' as const),
      }
      const { id } = await payload.create({ collection: 'institutions', data, overrideAccess: true })
      hospitals.push({ id, last })
    }
    const [early, late] = ['2026-01-15T05:07:00Z', '2026-01-15T05:08:00Z']
    for (const [at, { id, last }] of hospitals.entries()) {
      const [first, second] =
        last === 'draft' ? (['publish', 'unpublish'] as const) : (['unpublish', 'publish'] as const)
      if (at < hospitals.length / 2) {
        await plan(id, second, late)
        await plan(id, first, early)
      } else {
        await plan(id, first, early)
        await plan(id, second, early)
      }
    }
    const stop = doBackgroundWork(async () => payload)
    const plans = { taskSlug: { equals: 'schedulePublish' }, completedAt: { exists: false } }
    const left = async () => (await payload.count({ collection: 'payload-jobs', where: plans })).totalDocs
    await vi.waitUntil(async () => (await left()) === 0, 60_000)
    stop()
    const found = await payload.find({
      collection: 'institutions',
      where: { id: { in: hospitals.map(({ id }) => id) } },
    })
    const statusOf = new Map(found.docs.map(({ id, _status }) => [id, _status]))
    expect(hospitals.map(({ id }) => statusOf.get(id))).toEqual(hospitals.map(({ last }) => last))
  })
})
