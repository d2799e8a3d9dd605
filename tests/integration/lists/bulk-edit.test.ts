import type { Field, Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { metadataOf } from '@/cms/cms-metadata'
import { writtenByServer } from '@/cms/fields/checks/checks'
import { restErrorMessages } from '@/cms/rest/rest-error-messages'
import { rest } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { tokenAs } from '../access/access-fixtures'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

/** The fields of a collection that many records can be given at once, by their names. */
function offered(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => offered(tab.fields))
    if (!('name' in field) || !field.name) return 'fields' in field ? offered(field.fields) : []
    const { admin } = field
    const isKept = admin && (admin.disableBulkEdit || ('hidden' in admin && admin.hidden))
    return isKept ? [] : [field.name]
  })
}

const offeredIn = (slug: string) => offered(payload.config.collections.find((one) => one.slug === slug)?.fields ?? [])

it('offers nothing to many records at once that the server derives from others', () => {
  expect(offeredIn('jobs')).not.toEqual(expect.arrayContaining(['slug']))
  expect(offeredIn('jobs')).not.toEqual(expect.arrayContaining(['salaryMin']))
  expect(offeredIn('enquiries')).not.toEqual(expect.arrayContaining(['firstResponseAt']))
  expect(offeredIn('banner-slides')).not.toEqual(expect.arrayContaining(['sortOrder']))
  expect(offeredIn('jobs')).toEqual(expect.arrayContaining(['status', 'department', 'location']))
})

it('offers no field that the server writes, that cannot be changed, or that no two records share', () => {
  const ours = payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
  const wrong = ours.flatMap((collection) => {
    const unique: readonly string[] = metadataOf(collection).uniqueOutsideTrash ?? []
    const names = new Set(offered(collection.fields))
    return collection.flattenedFields
      .filter(({ name }) => names.has(name))
      .filter((field) => {
        const isReadOnly = field.admin && 'readOnly' in field.admin && field.admin.readOnly
        return field.custom === writtenByServer || isReadOnly || unique.includes(field.name)
      })
      .map(({ name }) => `${collection.slug}.${name}`)
  })
  expect(wrong).toEqual([])
})

it('says that no two records share an address', async () => {
  const made = (name: string) =>
    payload.create({
      collection: 'colleges',
      data: { name, state: 'Bihar', country: 'India', status: 'Active' },
      overrideAccess: true,
    })
  const [one, other] = [await made('Bulk One'), await made('Bulk Two')]
  const both = `where[id][in][0]=${one.id}&where[id][in][1]=${other.id}&depth=0`
  const token = await tokenAs(payload, 'editor')
  const answer = await rest('PATCH', `/api/colleges?${both}`, { token, body: { slug: 'bulk' } })
  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.json)).toContain(restErrorMessages['own-address'])
  expect((await rest('PATCH', `/api/colleges?${both}`, { token, body: { location: 'Gaya' } })).status).toBe(200)
})
