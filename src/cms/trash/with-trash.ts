import type { CollectionConfig, Field } from 'payload'
import { anyone, nobody } from '../access/access'
import { holdPublished, returnPublished } from './keep-published'
import { outsideTrash, trashOrAdmin } from './trash-access'
import { endSchedule, freeSlugOnRestore, parkSchedule, stampTrash } from './trash-hooks'

/** Unique among what is not in the trash only: the index of `live-indexes.ts` sees to it. */
const withoutUniqueSlug = (field: Field): Field =>
  'name' in field && field.name === 'slug' && field.type === 'text' ? { ...field, unique: false } : field

/** Gives every collection with Payload's `trash` its rules: one place, so that none is forgotten. */
export const withTrash = (collections: CollectionConfig[]): CollectionConfig[] =>
  collections.map((collection) => {
    if (!collection.trash) return collection
    const { access, fields, hooks, indexes, versions } = collection
    const mayDelete = access?.delete ?? nobody
    const hasSlug = fields.some((field) => 'name' in field && field.name === 'slug')
    const drafts = typeof versions === 'object' && versions.drafts
    return {
      ...collection,
      fields: fields.map(withoutUniqueSlug),
      indexes: indexes?.map((index) => ({ ...index, unique: false })),
      access: {
        ...access,
        read: outsideTrash(access?.read ?? anyone, mayDelete),
        update: outsideTrash(access?.update ?? nobody, mayDelete),
        delete: trashOrAdmin(mayDelete),
      },
      hooks: {
        ...hooks,
        beforeValidate: [...(hasSlug ? [freeSlugOnRestore] : []), ...(hooks?.beforeValidate ?? [])],
        beforeChange: [...(hooks?.beforeChange ?? []), stampTrash, ...(drafts ? [holdPublished] : [])],
        afterChange: [
          ...(drafts ? [returnPublished] : []),
          ...(typeof drafts === 'object' ? [parkSchedule] : []),
          ...(hooks?.afterChange ?? []),
        ],
        afterDelete: [...(typeof drafts === 'object' ? [endSchedule] : []), ...(hooks?.afterDelete ?? [])],
      },
    }
  })
