import type { CollectionConfig, CollectionSlug, GlobalConfig } from 'payload'
import { tags } from '@/lib/caching/cache'
import { idOf } from '@/lib/database/record-id'
import { LANGUAGES, STUDIO_LANGUAGE } from '@/lib/language'
import { adminOnly, contentKeepers, nobodyField } from '../access/access'
import { cmsMetadata, metadataOf } from '../cms-metadata'
import { LENGTHS, writtenByServer } from '../fields/checks/checks'
import { type FieldHelp, withHelp } from '../fields/common-fields'
import { clearTagsOfDeleted, clearTagsOfDifference, noteRow, rowOf, type TagsOfChange } from '../hooks/clear-tags'
import { publishByDefault } from '../hooks/publish-by-default'
import { declaredImport, importEndpoints } from '../import/doors'
import { exportEndpoint, saveEndpoint } from './admin/endpoints'
import { translationMessages as messages } from './messages'
import { stampTranslation } from './stamp-translation'
import { translationImporter } from './translation-importer'

const TRANSLATED = LANGUAGES.filter((language) => language !== STUDIO_LANGUAGE)

const help: FieldHelp = {
  record: 'What this is a text of.',
  language: 'The language of the text.',
  field: 'Which text it is, as the download of the desk names it.',
  text: 'What pages in this language say. Empty leaves the English.',
  englishDigest: 'Of the English that it was made from.',
  origin: 'Whether a person has read it.',
  reviewedBy: 'Who has read it.',
  reviewedOn: 'When it was read.',
}

/** Columns for the English digest and the reviewer. */
const OF_TEXT = ['english_digest', 'origin', 'reviewed_by_id', 'reviewed_on']

const SERVERS = { access: { create: nobodyField, update: nobodyField }, custom: writtenByServer } as const

/** Cache tags of a text: those its collection declares for the record, otherwise everything in other languages. */
const tagsOfText =
  (of: Parameters<typeof translationCollection>[1]): TagsOfChange =>
  async ({ before, after }, req) => {
    const shownBy = 'collection' in of ? metadataOf(of.collection).translated?.shownBy : undefined
    if (!shownBy || !('collection' in of)) return [tags.translations()]
    const id = idOf(after?.record ?? before?.record)
    const record = id && (await rowOf(req, of.collection.slug as CollectionSlug, id))
    return record ? shownBy(record) : []
  }

/**
 * Translations of a collection, one row per text, so that each knows its English and reviewer.
 * @param of the collection, or the globals sharing it
 */
function translationCollection(
  into: CollectionSlug,
  of: { collection: CollectionConfig } | { globals: readonly GlobalConfig[] },
): CollectionConfig {
  const label = labelOf(of)
  const importer = translationImporter(into, label, 'collection' in of)
  const shared = { name: 'record', required: true } as const
  return {
    slug: into,
    labels: { singular: messages.one, plural: label },
    custom: cmsMetadata({ import: { ...declaredImport(importer, label), goesWith: { text: OF_TEXT } } }),
    access: {
      create: contentKeepers,
      // Visitors read them on pages only.
      read: contentKeepers,
      readVersions: contentKeepers,
      update: contentKeepers,
      delete: adminOnly,
    },
    // The desk replaces their list and form.
    admin: { hidden: true, useAsTitle: 'field' },
    versions: { drafts: true, maxPerDoc: 10 },
    indexes: [{ fields: ['record', 'language', 'field'], unique: true }],
    endpoints: [saveEndpoint(into), exportEndpoint(into), ...importEndpoints(importer)],
    hooks: {
      beforeOperation: [publishByDefault],
      beforeChange: [stampTranslation, noteRow],
      afterChange: [clearTagsOfDifference(tagsOfText(of))],
      afterDelete: [clearTagsOfDeleted(tagsOfText(of))],
    },
    fields: withHelp(help, [
      'collection' in of
        ? { ...shared, type: 'relationship', relationTo: of.collection.slug as CollectionSlug }
        : { ...shared, type: 'select', options: of.globals.map(({ slug }) => slug) },
      { name: 'language', type: 'select', required: true, defaultValue: TRANSLATED[0], options: [...TRANSLATED] },
      { name: 'field', type: 'text', required: true, maxLength: LENGTHS.label },
      { name: 'text', type: 'textarea', maxLength: LENGTHS.text },
      { name: 'englishDigest', type: 'text', ...SERVERS },
      {
        name: 'origin',
        type: 'select',
        defaultValue: 'machine',
        options: [
          { value: 'machine', label: messages.origins.machine },
          { value: 'reviewed', label: messages.origins.reviewed },
        ],
        ...SERVERS,
      },
      { name: 'reviewedBy', type: 'relationship', relationTo: 'users', ...SERVERS },
      { name: 'reviewedOn', type: 'date', ...SERVERS },
    ]),
  }
}

const labelOf = (of: Parameters<typeof translationCollection>[1]): string =>
  'collection' in of
    ? `Hindi: ${String(of.collection.labels?.plural ?? of.collection.slug).toLowerCase()}`
    : 'Hindi: pages'

/** One collection per collection with translations, and one for the globals, in the desk's order. */
export function translationCollections(of: readonly (CollectionConfig | GlobalConfig)[]): CollectionConfig[] {
  const isGlobal = (config: CollectionConfig | GlobalConfig): config is GlobalConfig => !('labels' in config)
  const globals = of.filter(isGlobal)
  return of.flatMap((config) => {
    const into = metadataOf(config).translated?.into
    if (!into || (isGlobal(config) && config !== globals[0])) return []
    return [translationCollection(into, isGlobal(config) ? { globals } : { collection: config })]
  })
}
