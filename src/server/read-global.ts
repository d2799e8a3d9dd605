import type { DataFromGlobalSlug, GlobalSlug } from 'payload'
import { cache } from 'react'
import 'server-only'
import { globalIn, translationTags } from '@/cms/translations/read-translations'
import { cached } from '@/lib/caching/cache'
import { type Language, STUDIO_LANGUAGE } from '@/lib/language'
import { payloadClient } from './payload'

/**
 * Reads a global for pages in a language, through the page cache; in other languages without untranslated texts.
 * @param tag cleared when it changes
 * @param empty result during `next build`, which has no database
 */
export const globalReader = <Slug extends GlobalSlug, View>(
  slug: Slug,
  tag: string[],
  empty: View,
  viewOf: (global: DataFromGlobalSlug<Slug>) => View,
  depth = 0,
) =>
  cache((language: Language = STUDIO_LANGUAGE) =>
    cached([slug, language], [...tag, ...translationTags(language)], empty, async () => {
      const payload = await payloadClient()
      const global = await payload.findGlobal<Slug, never>({ slug, depth, overrideAccess: false })
      return viewOf(await globalIn({ payload, language, of: slug }, global))
    }),
  )
