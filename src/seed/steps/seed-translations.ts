import type { Payload } from 'payload'
import { importerOf } from '@/cms/translations/translation-importer'
import { importContent } from './import-content'

/** Translation files, by the collection that stores them. */
export const TRANSLATION_FILES = [
  'course-translations',
  'region-translations',
  'guidance-translations',
  'banner-translations',
  'page-translations',
  'college-translations',
] as const

/** Adds Hindi translations of the first content that are missing; marked as machine translations. */
export async function seedTranslations(payload: Payload): Promise<number> {
  let added = 0
  for (const into of TRANSLATION_FILES) {
    const importer = importerOf(payload.collections[into].config)
    added += (await importContent(payload, importer, { file: `translations/${into}.csv`, present: 'leave' })).added
  }
  return added
}
