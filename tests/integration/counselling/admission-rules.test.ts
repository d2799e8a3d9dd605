import type { Payload, Where } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import { getAuthorities } from '@/features/counselling/queries'
import { seedAdmissionRules } from '@/seed/steps/seed-admission-rules'
import { seedAuthorities } from '@/seed/steps/seed-counselling'
import { testPayload } from '../../setup/payload'

vi.mock('@/lib/caching/cache', async (original) => (await import('../../setup/uncached')).uncached(original))
vi.mock('react', async (original) => ({ ...(await original<object>()), cache: <T>(read: T) => read }))

let payload: Payload
beforeAll(async () => {
  payload = await testPayload()
  for (const [name, slug] of [
    // An authority is of its state: none is added whose state is missing.
    ['Karnataka', 'karnataka'],
    ['Odisha', 'odisha'],
    ['Punjab', 'punjab'],
  ] as const) {
    const data = { name, slug, kind: 'State', country: 'India' } as const
    await payload.create({ collection: 'regions', data, overrideAccess: true })
  }
  await seedAuthorities(payload)
  await seedAdmissionRules(payload)
})

const rulesOf = async (slug: string) =>
  (await getAuthorities()).find((authority) => authority.slug === slug)?.rules ?? []

it('are published where their document was opened, and no bond is', async () => {
  const mcc = await rulesOf('mcc')
  expect(mcc).toHaveLength(10)
  expect(mcc.every(({ year, mark }) => year <= '2023' && mark.standing === 'official')).toBe(true)
  // How a quota is divided is told by the authority that divides it, with the year of its matrix.
  const divided = [...mcc, ...(await rulesOf('karnataka'))].filter(({ topic }) => topic === 'quota')
  expect(divided.map(({ year }) => year).sort()).toEqual(['2021', '2021', '2021', '2022', '2022'])
  const { docs } = await payload.find({
    collection: 'admission-rules',
    where: { _status: { equals: 'published' } },
    pagination: false,
    overrideAccess: true,
  })
  expect(docs.map(({ topic }) => topic)).not.toContain('bond')
  expect(docs.every(({ source }) => source)).toBe(true)
})

it('of a state stand with its authority', async () => {
  expect((await rulesOf('odisha')).map(({ topic }) => topic)).toEqual(['domicile', 'categories', 'quota'])
})

it('are neither added twice nor brought back in their old words', async () => {
  const { docs } = await payload.find({ collection: 'admission-rules', where: { topic: { equals: 'bond' } }, limit: 2 })
  const [edited, removed] = docs
  const data = { statement: 'In words of an editor.' }
  await payload.update({ collection: 'admission-rules', id: edited?.id ?? '', data, draft: true, overrideAccess: true })
  await payload.update({
    collection: 'admission-rules',
    id: removed?.id ?? '',
    data: { deletedAt: new Date().toISOString() },
    overrideAccess: true,
  })
  expect(await seedAdmissionRules(payload)).toBe(0)
})

it('are published with whose they are and a document, not as our own listing', async () => {
  const source = await payload.create({
    collection: 'sources',
    data: { title: 'Our list', kind: 'own' },
    overrideAccess: true,
  })
  const rule = { statement: 'A rule.', topic: 'exit', level: 'ug', year: '2026', _status: 'published' } as const
  const authority = (await getAuthorities())[0]?.id
  const publish = (more: object) =>
    payload.create({ collection: 'admission-rules', data: { ...rule, ...more }, overrideAccess: true })
  await expect(publish({ source: source.id, authority })).rejects.toThrow()
  await expect(publish({ authority })).rejects.toThrow()
  await expect(publish({})).rejects.toThrow()
})

it('planned to be published do so with whose they are and a document, and not while they lie in the trash', async () => {
  const rule = { topic: 'exit', level: 'ug', year: '2026' } as const
  const authority = (await getAuthorities())[0]?.id
  const source = await payload.create({
    collection: 'sources',
    data: { title: 'Notice of the board', kind: 'official' },
    overrideAccess: true,
  })
  const planned = async (statement: string, more: object) => {
    const data = { ...rule, statement, ...more }
    const { id } = await payload.create({ collection: 'admission-rules', data, draft: true, overrideAccess: true })
    const input = { type: 'publish', doc: { relationTo: 'admission-rules', value: id } } as const
    const job = await payload.jobs.queue({ task: 'schedulePublish', input })
    return { id, run: () => payload.jobs.runByID({ id: job.id, silent: true }) }
  }
  const whole = { authority, source: source.id }
  const due = await planned('A rule that is due.', whole)
  const binned = await planned('A rule in the trash.', whole)
  const unfounded = await planned('A rule without a document.', { authority })
  const change = (id: string, deletedAt: string | null) =>
    payload.update({ collection: 'admission-rules', id, data: { deletedAt }, trash: true, overrideAccess: true })
  await change(binned.id, new Date().toISOString())
  for (const { run } of [due, binned, unfounded]) await run()
  const shown = async () => {
    const rules = (await getAuthorities()).flatMap((each) => each.rules.map(({ statement }) => statement))
    return rules.filter((statement) => statement.startsWith('A rule '))
  }
  expect(await shown()).toEqual(['A rule that is due.'])
  const held = await payload.findByID({ collection: 'admission-rules', id: unfounded.id, overrideAccess: true })
  expect(held._status).toBe('draft')
  await change(binned.id, null)
  expect(await shown()).toEqual(['A rule that is due.'])
  await change(due.id, new Date().toISOString())
  expect(await shown()).toEqual([])
})

it('are copied for the next year, and a copy is none of the first content', async () => {
  const where: Where = { key: { exists: true }, _status: { equals: 'published' } }
  const { docs } = await payload.find({ collection: 'admission-rules', where, limit: 1 })
  const first = docs[0]
  const copy = await payload.duplicate({ collection: 'admission-rules', id: first?.id ?? '', overrideAccess: true })
  expect([copy.statement, copy.key]).toEqual([first?.statement, null])
})
