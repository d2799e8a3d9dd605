import type { Field, Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { metadataOf } from '@/cms/cms-metadata'
import { writtenByServer } from '@/cms/fields/checks/checks'
import { testPayload } from '../../setup/payload'

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
