import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { globalIn, recordsIn } from '@/cms/translations/read-translations'
import { readCourses } from '@/features/guidance/operations/course-records'
import { readOverride } from '@/features/guidance/operations/guidance-overrides'
import type { User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person, unique } from '../access/access-fixtures'
import { translating } from './translation-fixtures'

let payload: Payload
let editor: User
let token: string
let work: ReturnType<typeof translating>

beforeAll(async () => {
  payload = await testPayload()
  editor = await person(payload, 'editor')
  token = await tokenOf(payload, editor.id)
  work = translating('region-translations', { payload, editor, token })
})

const INTRODUCTION = 'A state with two colleges.'
const NOTE = 'Runs separate rounds.'

const newRegion = async () => {
  const data = { name: unique('Region'), kind: 'State', country: 'India' } as const
  const messages = { introduction: INTRODUCTION, counselling: { authority: 'A board', note: NOTE } }
  return payload.create({ collection: 'regions', data: { ...data, ...messages }, overrideAccess: true })
}

const regionIn = async (id: string) => {
  const { docs } = await payload.find({ collection: 'regions', where: { id: { equals: id } }, depth: 0 })
  const [region] = await recordsIn({ payload, language: 'hi', of: 'regions' }, docs)
  return region
}

describe('a text in Hindi', () => {
  it('shows once it is published, and English stands for what is not translated', async () => {
    const { id } = await newRegion()
    expect((await work.save(id, 'draft', { introduction: 'दो कॉलेजों वाला राज्य।' })).status).toBe(200)
    expect((await regionIn(id))?.introduction).toBe(INTRODUCTION)
    expect(await work.countsOf(id)).toEqual({ missing: 1, outdated: 0, draft: 1, machine: 0, reviewed: 0 })
    expect((await work.save(id, 'publish', { introduction: 'दो कॉलेजों वाला राज्य।' })).status).toBe(200)
    expect(await regionIn(id)).toMatchObject({
      introduction: 'दो कॉलेजों वाला राज्य।',
      counselling: { note: NOTE },
      isUnreviewed: true,
    })
    await work.save(id, 'draft', { introduction: 'बदला हुआ मसौदा।' })
    expect((await regionIn(id))?.introduction).toBe('दो कॉलेजों वाला राज्य।')
    await work.save(id, 'publish', { introduction: '' })
    expect((await regionIn(id))?.introduction).toBe(INTRODUCTION)
  })

  it('stays as it is when the English is saved, and the desk says so', async () => {
    const { id } = await newRegion()
    await work.save(id, 'review', { introduction: 'राज्य।', 'counselling.note': 'राउंड अलग होते हैं।' })
    expect(await work.countsOf(id)).toEqual({ missing: 0, outdated: 0, draft: 0, machine: 0, reviewed: 2 })
    const before = await work.keptOf(id)
    const data = { introduction: 'A state with three colleges.' }
    await payload.update({ collection: 'regions', id, data, overrideAccess: true })
    expect(await work.keptOf(id)).toEqual(before)
    expect((await regionIn(id))?.introduction).toBe('राज्य।')
    expect(await work.countsOf(id)).toEqual({ missing: 0, outdated: 1, draft: 0, machine: 0, reviewed: 1 })
  })

  it('names its reader when somebody says so, and nobody once it is changed or written by hand', async () => {
    const { id } = await newRegion()
    await work.save(id, 'review', { introduction: 'पढ़ा हुआ।' })
    const [read] = await work.keptOf(id)
    expect(read).toMatchObject({ origin: 'reviewed', reviewedBy: editor.id })
    expect(read?.reviewedOn).toBeTruthy()
    const body = { text: 'बदला हुआ।', origin: 'reviewed', reviewedBy: editor.id, englishDigest: 'x' }
    expect((await rest('PATCH', `/api/region-translations/${read?.id}`, { token, body })).status).toBe(200)
    expect((await work.keptOf(id))[0]).toMatchObject({ origin: 'machine', reviewedBy: null, reviewedOn: null })
    expect((await work.keptOf(id))[0]?.englishDigest).toBe(read?.englishDigest)
  })

  it('is not written over what somebody else has saved meanwhile', async () => {
    const { id } = await newRegion()
    const messages = { introduction: 'पहला।' }
    await work.save(id, 'publish', messages)
    const body = { record: id, as: 'publish', seen: null, texts: { introduction: 'दूसरा।' } }
    const answer = await rest('POST', '/api/region-translations/save', { token, body })
    expect([answer.status, answer.json.errors[0].data.code]).toEqual([409, 'changed-since-opened'])
    expect((await regionIn(id))?.introduction).toBe('पहला।')
  })

  it('is saved once by two who begin it at the same moment', async () => {
    for (const [saving, id] of [
      [work, (await newRegion()).id],
      [translating('page-translations', { payload, editor, token }), 'site-settings'],
    ] as const) {
      if (id === 'site-settings')
        await payload.updateGlobal({
          slug: id,
          data: { blurb: unique('Vacancies and colleges') },
          overrideAccess: true,
        })
      const field = id === 'site-settings' ? 'blurb' : 'introduction'
      const both = ['एक।', 'दो।'].map((text) => saving.save(id, 'publish', { [field]: text }))
      expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409])
    }
  })

  it('may be saved again from the screen that saved it, before that is read anew', async () => {
    const { id } = await newRegion()
    const first = await work.save(id, 'draft', { introduction: 'पहला।' })
    const body = { record: id, as: 'publish', seen: first.json.seen, texts: { introduction: 'पहला।' } }
    expect((await rest('POST', '/api/region-translations/save', { token, body })).status).toBe(200)
    expect((await regionIn(id))?.introduction).toBe('पहला।')
  })

  it('is refused for a field that the record does not have, all with it', async () => {
    const { id } = await newRegion()
    const answer = await work.save(id, 'publish', { introduction: 'राज्य।', capital: 'पटना' })
    expect([answer.status, answer.json.errors[0].data.errors[0].path]).toEqual([400, 'capital'])
    expect(await work.keptOf(id)).toEqual([])
  })

  it('goes with its record, and lies hidden while the record is in the trash', async () => {
    const { id } = await newRegion()
    await work.save(id, 'publish', { introduction: 'राज्य।' })
    await payload.delete({ collection: 'regions', id, overrideAccess: true })
    expect(await work.keptOf(id)).toEqual([])

    const { data } = await fixtureFor(payload, 'guidance-pages', editor)
    const page = await payload.create({
      collection: 'guidance-pages',
      data: { ...data, introduction: 'Words.', _status: 'published' },
      depth: 0,
      overrideAccess: true,
    })
    const body = { record: page.id, as: 'publish', seen: null, texts: { introduction: 'शब्द।' } }
    expect((await rest('POST', '/api/guidance-translations/save', { token, body })).status).toBe(200)
    const see = async () =>
      (await readOverride('hi', payload, page.course as string, page.region as string))?.introduction
    const trash = (deletedAt: string | null) =>
      payload.update({
        collection: 'guidance-pages',
        id: page.id,
        data: { deletedAt },
        trash: true,
        overrideAccess: true,
      })
    expect(await see()).toEqual(['शब्द।'])
    await trash(new Date().toISOString())
    expect(await see()).toBeUndefined()
    expect(await work.countsOf(page.id)).toBeUndefined()
    await trash(null)
    expect(await see()).toEqual(['शब्द।'])
  })
})

describe('pages', () => {
  it('say a global in Hindi without the English that is not translated', async () => {
    const data = { introduction: 'Who we are.', mission: 'What we do.', values: [{ title: 'Honest', text: 'Always.' }] }
    const about = await payload.updateGlobal({ slug: 'about', data, depth: 0, overrideAccess: true })
    const body = { record: 'about', as: 'publish', seen: null, texts: { introduction: 'हम कौन हैं।' } }
    expect((await rest('POST', '/api/page-translations/save', { token, body })).status).toBe(200)
    const spoken = await globalIn({ payload, language: 'hi', of: 'about' }, about)
    expect(spoken).toMatchObject({ introduction: 'हम कौन हैं।', mission: null, values: [] })
    expect(await globalIn({ payload, language: 'en', of: 'about' }, about)).toBe(about)
  })

  it('of English courses are read as they are', async () => {
    await payload.create({ collection: 'courses', ...(await fixtureFor(payload, 'courses', editor)) })
    expect((await readCourses('en', payload)).every(({ isUnreviewed }) => !isUnreviewed)).toBe(true)
    expect((await readCourses('hi', payload)).every(({ isUnreviewed }) => isUnreviewed)).toBe(true)
  })
})

describe('a file of Hindi', () => {
  it('is taken row by row, names what is wrong with the others, and read again changes nothing', async () => {
    const { id, slug: record } = await newRegion()
    const rows = [
      { record, field: 'introduction', hindi: 'राज्य का परिचय।' },
      { record, field: 'counselling.note', hindi: '' },
      { record: 'nowhere', field: 'introduction', hindi: 'कहीं नहीं।' },
      { record, field: 'capital', hindi: 'पटना' },
      { record, field: 'introduction', hindi: 'दूसरी बार।' },
      { record, field: 'counselling.note', hindi: 'क'.repeat(2001) },
    ]
    const report = await work.importRows(rows)
    expect(report).toMatchObject({ created: 1, skipped: 1, failed: 4 })
    expect(report.errors.map(({ row, column }) => [row, column])).toEqual([
      [4, 'record'],
      [5, 'field'],
      [6, 'field'],
      [7, 'hindi'],
    ])
    expect(await regionIn(id)).toMatchObject({ introduction: 'राज्य का परिचय।', isUnreviewed: true })
    await work.save(id, 'review', { introduction: 'राज्य का परिचय।' })
    expect(await work.importRows(rows.slice(0, 2))).toMatchObject({ created: 0, changed: 0, skipped: 2 })
    expect((await work.keptOf(id))[0]).toMatchObject({ origin: 'reviewed', reviewedBy: editor.id })
  })

  it('leaves a draft of older English what it is, of older English', async () => {
    const { id, slug: record } = await newRegion()
    await work.save(id, 'publish', { introduction: 'पहला।' })
    await work.save(id, 'draft', { introduction: 'मसौदा।' })
    const english = 'A state with three colleges.'
    await payload.update({ collection: 'regions', id, data: { introduction: english }, overrideAccess: true })
    expect(await work.importRows([{ record, field: 'introduction', english, hindi: 'फाइल से।' }])).toMatchObject({
      changed: 1,
    })
    expect(await work.countsOf(id)).toMatchObject({ draft: 1 })
    await work.save(id, 'publish', { introduction: 'मसौदा।' })
    expect(await work.countsOf(id)).toMatchObject({ outdated: 1, machine: 0 })
  })

  it('says of which English its Hindi is', async () => {
    const { id, slug: record } = await newRegion()
    const row = { record, field: 'introduction', english: 'An older text.', hindi: 'पुराना।' }
    expect(await work.importRows([row])).toMatchObject({ created: 1 })
    expect(await work.countsOf(id)).toMatchObject({ outdated: 1 })
    expect(await work.importRows([{ ...row, english: INTRODUCTION, hindi: 'नया।' }])).toMatchObject({ changed: 1 })
    expect(await work.countsOf(id)).toMatchObject({ outdated: 0, machine: 1 })
  })
})
