import type { Payload } from 'payload'
import { importerOf } from '@/cms/translations/translation-importer'
import { importContent } from './import-content'

/** The files of translations, by the collections that keep them. */
export const TRANSLATION_FILES = [
  'course-translations',
  'region-translations',
  'guidance-translations',
  'banner-translations',
  'page-translations',
  'college-translations',
] as const

/** Hindi of the first content where nobody has written any; made by a machine, so that it says so. */
export async function seedTranslations(payload: Payload): Promise<number> {
  let added = 0
  for (const into of TRANSLATION_FILES) {
    const importer = importerOf(payload.collections[into].config)
    added += (await importContent(payload, importer, { file: `translations/${into}.csv`, present: 'leave' })).added
  }
  return added
}
