import type { CollectionConfig } from 'payload'
import { contentKeepers } from '../../access/access'
import { studioMessages } from '../../admin/messages'
import { type StudioScreens, screen, task } from '../../admin/shell/studio'
import { importScreen } from '../../import/doors'
import { translationMessages as messages } from '../messages'
import { translationPaths } from '../paths'
import { importerOf } from '../translation-importer'

const file = (name: string) => `/cms/translations/admin/${name}`

/** Translations desk, record screen, and an import per collection. */
export const translationScreens = (collections: readonly CollectionConfig[]): StudioScreens => ({
  views: {
    translations: screen('/translations', file('translations-view#TranslationsView'), messages.title),
    translation: screen('/translations/:into/:id', file('translation-view#TranslationView'), messages.one),
    ...Object.fromEntries(
      collections.map((collection) => [`import-${collection.slug}`, importScreen(importerOf(collection))]),
    ),
  },
  tasks: [
    task(contentKeepers, studioMessages.navigation.pages, [{ href: translationPaths.desk(), label: messages.title }]),
  ],
})
