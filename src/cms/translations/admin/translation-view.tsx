import type { AdminViewServerProps, CollectionSlug, PayloadRequest } from 'payload'
import { cache } from 'react'
import { contentKeepers } from '../../access/access'
import { emptyState } from '../../admin/desk/styles'
import { studioView } from '../../admin/shell/studio-view'
import { readEnglish, translationSlugs } from '../english-records'
import { translationMessages as messages } from '../messages'
import { translationPaths } from '../paths'
import { translationsOf } from '../texts'
import { newestOf, readKept, stateOf } from './kept'
import { TranslationForm } from './translation-form'

/** Collection and record from the path under `/admin`. */
function pathParts({ params }: Pick<AdminViewServerProps, 'params'>) {
  const [, into = '', id = ''] = Array.isArray(params?.segments) ? params.segments : []
  return { into, id }
}

/** Cached for the title and the screen. */
const readOne = cache(async (req: PayloadRequest, into: string, id: string) => {
  if (!translationSlugs(req.payload).some((slug) => slug === into)) return null
  return readEnglish(req.payload, into, id, req)
})

/** The texts of one record, English and Hindi side by side. */
export const TranslationView = studioView(
  (view) => {
    const { into, id } = pathParts(view)
    return {
      title: messages.one,
      nameOf: async (req) => (await readOne(req, into, id))?.title,
      intro: messages.editing,
      steps: [{ label: messages.title, url: translationPaths.desk() }],
      rule: contentKeepers,
    }
  },
  async ({ req, view }) => {
    const { into, id } = pathParts(view)
    const english = await readOne(req, into, id)
    if (!english) return <p className={emptyState}>{messages.notFound}</p>
    const kept = await readKept(req, into as CollectionSlug, id)
    const translations = translationsOf(english.texts, kept)
    return (
      <TranslationForm
        record={id}
        path={translationPaths.save(into)}
        seen={newestOf(kept)}
        texts={english.texts.map((text) => ({
          ...text,
          hindi: translations.get(text.field)?.text ?? '',
          state: stateOf(text, translations.get(text.field)),
        }))}
      />
    )
  },
)
