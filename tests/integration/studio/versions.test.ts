import { createLocalReq, type Field, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { readVersions } from '@/cms/versions/read-versions'
import type { User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { person, unique } from '../access/access-fixtures'

let payload: Payload
let editor: User
let admin: User
const tokens = new Map<User, string>()

beforeAll(async () => {
  payload = await testPayload()
  editor = await person(payload, 'editor')
  admin = await person(payload, 'admin')
  for (const somebody of [editor, admin]) tokens.set(somebody, await tokenOf(payload, somebody.id))
})

const change = (who: User, id: string, body: object, query = '') =>
  rest('PATCH', `/api/banner-slides/${id}${query}`, { token: tokens.get(who), body })

async function newBanner(title: string): Promise<string> {
  const made = await rest('POST', '/api/banner-slides', { token: tokens.get(editor), body: { title } })
  return made.json.doc.id
}

const versionsOf = async (id: string, who = admin) =>
  readVersions(await createLocalReq({ user: who }, payload), { collection: 'banner-slides', id }, 1)

/** What visitors see of a banner. */
async function shownTitle(id: string): Promise<string | undefined> {
  const { status, json } = await rest('GET', `/api/banner-slides/${id}?depth=0`)
  return status === 200 ? json.title : undefined
}

describe('the versions of a record', () => {
  it('name who saved each of them, and which one visitors see', async () => {
    const [first, second, draft] = [unique('First'), unique('Second'), unique('Draft')]
    const id = await newBanner(first)
    await change(admin, id, { title: second })
    await change(editor, id, { title: draft, _status: 'draft' }, '?draft=true')
    const { rows, shown } = await versionsOf(id, editor)
    const nameOf = ({ fullName, email }: User) => fullName || email
    expect(rows.map(({ author, status }) => [author, status])).toEqual([
      [nameOf(editor), 'draft'],
      [nameOf(admin), 'published'],
      [nameOf(editor), 'published'],
    ])
    expect(shown).toBe(rows[1]?.id)
  })

  it('keep what visitors see when a change that names no status meets a draft, which it joins', async () => {
    const [seen, draft] = [unique('Seen'), unique('Draft')]
    const id = await newBanner(seen)
    await change(editor, id, { title: draft, _status: 'draft' }, '?draft=true')
    expect((await change(admin, id, { subtitle: 'Joined' })).status).toBe(200)
    expect(await shownTitle(id)).toBe(seen)
    const newest = await rest('GET', `/api/banner-slides/${id}?draft=true&depth=0`, { token: tokens.get(admin) })
    expect(newest.json).toMatchObject({ title: draft, subtitle: 'Joined', _status: 'draft' })
    await change(admin, id, { _status: 'published' })
    expect(await shownTitle(id)).toBe(draft)
  })

  it('are by nobody when the server saved them, whatever a request sends along', async () => {
    const id = await newBanner(unique('Written'))
    await change(editor, id, { title: unique('Claimed'), editedBy: admin.id })
    await payload.update({
      collection: 'banner-slides',
      id,
      data: { title: unique('By itself') },
      overrideAccess: true,
    })
    const { rows } = await versionsOf(id)
    expect(rows.map(({ author }) => author)).toEqual([
      null,
      editor.fullName || editor.email,
      editor.fullName || editor.email,
    ])
  })

  it('tell no visitor who wrote them', async () => {
    const id = await newBanner(unique('Seen'))
    const { json } = await rest('GET', `/api/banner-slides/${id}?depth=0`)
    expect(json).toHaveProperty('title')
    expect(json).not.toHaveProperty('editedBy')
  })

  it('stay without a name when the account of their author is deleted', async () => {
    const leaving = await person(payload, 'editor')
    tokens.set(leaving, await tokenOf(payload, leaving.id))
    const id = await newBanner(unique('Kept'))
    await change(leaving, id, { title: unique('Left behind') })
    await payload.delete({ collection: 'users', id: leaving.id, overrideAccess: true })
    const { rows } = await versionsOf(id)
    expect(rows[0]?.author).toBeNull()
  })
})

describe('restoring a version', () => {
  const restore = (version: string | undefined, query = '') =>
    rest('POST', `/api/banner-slides/versions/${version}${query}`, { token: tokens.get(editor), body: {} })

  it('of a published record that was a draft leaves the record on the site, and makes it the newest draft', async () => {
    const [draft, published] = [unique('Once a draft'), unique('Published')]
    const made = await rest('POST', '/api/banner-slides?draft=true', {
      token: tokens.get(editor),
      body: { title: draft, _status: 'draft' },
    })
    const id = made.json.doc.id
    await change(editor, id, { title: published, _status: 'published' })
    const { rows } = await versionsOf(id)
    const { status, json } = await restore(rows.find((row) => row.status === 'draft')?.id)
    expect(status).toBe(200)
    expect(json.message).toContain('Restored as a draft')
    expect(await shownTitle(id)).toBe(published)
    const newest = await payload.findByID({ collection: 'banner-slides', id, draft: true, overrideAccess: true })
    expect(newest).toMatchObject({ title: draft, _status: 'draft' })
  })

  it('that was published shows it at once', async () => {
    const [first, second] = [unique('Right'), unique('Mistaken')]
    const id = await newBanner(first)
    await change(editor, id, { title: second })
    const { rows } = await versionsOf(id)
    expect((await restore(rows[1]?.id)).status).toBe(200)
    expect(await shownTitle(id)).toBe(first)
    expect((await versionsOf(id)).rows[0]).toMatchObject({
      author: editor.fullName || editor.email,
      status: 'published',
    })
  })
})

it('compares no field of two versions that no form shows', () => {
  const shown = (fields: readonly Field[]): string[] =>
    fields.flatMap((field) => {
      if (field.type === 'tabs') return field.tabs.flatMap((tab) => shown(tab.fields))
      if (field.type !== 'ui' && field.admin?.hidden)
        return 'name' in field && field.admin.components?.Diff === undefined ? [field.name] : []
      return 'fields' in field ? shown(field.fields) : []
    })
  const versioned = [...payload.config.collections, ...payload.config.globals].filter(({ versions }) => versions)
  const compared = versioned.flatMap(({ fields, slug }) => shown(fields).map((name) => `${slug}.${name}`))
  const changing = compared.filter((name) => !/\.(id|createdAt|deletedAt|editedBy)$/.test(name))
  expect(changing).toEqual([])
})
