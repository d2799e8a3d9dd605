import type { Field, SanitizedConfig } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { testPayload } from '../../setup/payload'

/** Written and explained by Payload itself, or by a plugin of its own. */
const OWN_TO_PAYLOAD = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'email',
  'password',
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'focalX',
  'focalY',
  'thumbnailURL',
  'url',
  'sizes',
  'sessions',
  'meta',
])

interface Seen {
  path: string
  field: Field
}

const isHidden = (field: Field) => 'hidden' in field && field.hidden === true
const isOutOfSight = (field: Field) => Boolean(field.admin && 'hidden' in field.admin && field.admin.hidden)

/** Every field that a person meets in the studio, with its path; rows and tabs add nothing to a path. */
function visibleFields(fields: readonly Field[], above: string): Seen[] {
  return fields.flatMap((field) => {
    if (isHidden(field) || isOutOfSight(field) || field.type === 'ui') return []
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => visibleFields(tab.fields, above))
    const name = 'name' in field && field.name ? field.name : null
    const path = name ? `${above}.${name}` : above
    const inside = 'fields' in field ? visibleFields(field.fields, path) : []
    const isOwn = name !== null && (!OWN_TO_PAYLOAD.has(name) || (name === 'email' && !above.endsWith('users')))
    if (name === 'meta' || name === 'sizes' || name === 'sessions') return []
    return isOwn ? [{ path, field }, ...inside] : inside
  })
}

let seen: Seen[]
let config: SanitizedConfig

beforeAll(async () => {
  config = (await testPayload()).config
  const tables = [
    ...config.collections.filter(({ slug, admin }) => !slug.startsWith('payload-') && admin.hidden !== true),
    ...config.globals.filter(({ slug }) => !slug.startsWith('payload-')),
  ]
  seen = tables.flatMap(({ slug, fields }) => visibleFields(fields, slug))
})

describe('every field of the studio', () => {
  it('has a label and says what it is for', () => {
    const bare = seen.filter(({ field }) => {
      const label = 'label' in field ? field.label : null
      const help = field.admin && 'description' in field.admin ? field.admin.description : null
      return !label || !help
    })
    expect(bare.map(({ path }) => path)).toEqual([])
  })

  it('offers choices in words', () => {
    const bare = seen.flatMap(({ path, field }) =>
      field.type === 'select' || field.type === 'radio'
        ? field.options
            .map((option) => (typeof option === 'string' ? option : String(option.label)))
            .filter((label) => !/^[A-Z0-9]/.test(label))
            .map((label) => `${path}: ${label}`)
        : [],
    )
    expect(bare).toEqual([])
  })
})

describe('every list of the studio', () => {
  it('stands in one of the five groups, with a sentence about it and words to search', () => {
    const shown = config.collections.filter(({ slug, admin }) => !slug.startsWith('payload-') && admin.hidden !== true)
    const groups = ['Vacancies', 'Colleges', 'Enquiries', 'Site', 'People']
    for (const { slug, admin } of shown) {
      expect(groups, slug).toContain(admin.group)
      expect(admin.description, slug).toBeTruthy()
      expect(admin.listSearchableFields ?? [], slug).not.toEqual([])
      expect(admin.defaultColumns?.length ?? 0, slug).toBeGreaterThan(1)
    }
    for (const { slug, admin } of config.globals.filter(({ slug: name }) => !name.startsWith('payload-'))) {
      expect(admin.group, slug).toBe('Site')
      expect(admin.description, slug).toBeTruthy()
    }
  })
})
