import type { CollectionConfig, CollectionSlug } from 'payload'
import { tags } from '@/lib/caching/cache'
import { contentKeepers } from '../access/access'
import type { RowCells } from '../csv/table'
import { LENGTHS } from '../fields/checks/checks'
import type { Importer } from '../import/importer'
import { decideTranslations, type Filled, writeTranslations } from './import-queries'
import { translationMessages as messages } from './messages'
import { moveStagedTexts } from './moved-queries'
import { translationPaths } from './paths'
import { digestOf } from './texts'

export function importerOf({ slug, labels, fields }: CollectionConfig): Importer<RowCells> {
  const isOfRecords = fields.some((field) => field.type === 'relationship' && field.name === 'record')
  return translationImporter(slug as CollectionSlug, String(labels?.plural), isOfRecords)
}

/**
 * Imports Hindi texts by record and field, published and unreviewed. Unchanged texts keep their reviewer and English
 * digest.
 */
export function translationImporter(kind: CollectionSlug, label: string, isOfRecords: boolean): Importer<RowCells> {
  const filled: Filled = { kind, column: isOfRecords ? 'record_id' : 'record' }
  return {
    kind: kind as Importer<RowCells>['kind'],
    rule: contentKeepers,
    mostMegabytes: 20,
    table: {
      title: 'field',
      columns: {
        record: { isRequired: true, limit: LENGTHS.line },
        field: { isRequired: true, limit: LENGTHS.label },
        english: { limit: LENGTHS.text },
        hindi: { limit: LENGTHS.text },
        state: { limit: LENGTHS.label },
      },
    },
    template: { fileName: `${kind}-template.csv`, text: 'record,field,hindi\n' },
    screen: {
      path: `/import-${kind}`,
      messages: messages.importer(label),
      show: translationPaths.desk({ of: kind }),
      download: { href: translationPaths.download(kind), label: messages.download },
    },
    tags: () => [tags.translations()],
    readRow: (cells) => cells,
    staged: [
      ['record', 'text', ({ record }) => record],
      ['field', 'text', ({ field }) => field],
      ['made_from', 'text', ({ english }) => (english ? digestOf(english) : null)],
      ['hindi', 'text', ({ hindi }) => hindi || null],
    ],
    preview: [`concat_ws(', ', record, field)`, 'hindi', `''`],
    differences: () => [{ column: 'hindi', before: 'held.text', after: 'staged.hindi' }],
    decide: (work) => decideTranslations(work, filled),
    // Kept translations move to where they are shown before anything is overwritten.
    prepare: ({ client, payload }) => moveStagedTexts(client, payload, kind),
    write: (work, range) => writeTranslations(work, filled, range),
  }
}
