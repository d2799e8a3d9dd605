import { type CollectionSlug, type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { inTransactionAs } from '@/lib/database/transaction'
import { apiError } from '@/lib/errors/expected-error'
import type { User } from '@/payload-types'
import { asPerson, contentKeepers, endpoint } from '../../access/access'
import { asOneChange } from '../../audit/note-change'
import { csvResponse } from '../../csv/csv-response'
import { LENGTHS } from '../../fields/checks/checks'
import { bodyOf } from '../../rest/endpoint-body'
import { holdEnglish, problemOf, readEnglish } from '../english-records'
import { translationMessages as messages } from '../messages'
import { moveTexts } from '../moved-queries'
import type { ReviewContext } from '../stamp-translation'
import { readTexts } from '../state-queries'
import { type EnglishText, translationsOf } from '../texts'
import { newestOf, readKept, type Translation } from './kept'

const CONFLICT = 409
const MAX_TEXTS = 1000

const bodySchema = z.object({
  record: z.string().max(LENGTHS.label),
  as: z.enum(['draft', 'publish', 'review']),
  /** Newest save of what was shown; null without any. */
  seen: z.string().nullable(),
  texts: z
    .record(z.string().max(LENGTHS.label), z.string().max(LENGTHS.text))
    .refine((submitted) => Object.keys(submitted).length <= MAX_TEXTS),
})
type Body = z.infer<typeof bodySchema>

interface Change {
  field: string
  text: string
  held: Translation | undefined
}

/** What a save changes: all texts for a review, otherwise those that differ or are drafts to publish. */
function changesOf(
  english: readonly EnglishText[],
  kept: readonly Translation[],
  { as, texts: submitted }: Body,
): Change[] {
  const shown = translationsOf(english, kept)
  const held = new Map(kept.map((one) => [one.field, one]))
  return Object.entries(submitted).flatMap(([field, typed]) => {
    const text = typed.trim()
    const before = shown.get(field)
    const isSame = text === (before?.text ?? '')
    const isWaiting = as === 'publish' && before?.field === field && before._status === 'draft'
    const isChanged = as === 'review' ? text !== '' || !isSame : !isSame || isWaiting
    return isChanged ? [{ field, text, held: held.get(field) }] : []
  })
}

/** Response to a save: number of changed texts, and the new state the screen has seen. */
interface Saved {
  saved: number
  seen: string | null
}

async function save(req: PayloadRequest, into: CollectionSlug, body: Body): Promise<Saved> {
  await holdEnglish(req, into, body.record)
  const english = await readEnglish(req.payload, into, body.record, req)
  if (!english) throw apiError({ missing: messages.notFound }, 'missing', 404)
  await moveTexts(req, into, body.record)
  const kept = await readKept(req, into, body.record)
  if (newestOf(kept) !== body.seen) throw apiError(messages.errors, 'changed-since-opened', CONFLICT)
  const changes = changesOf(english.texts, kept, body)
  const known = new Map(english.texts.map((one) => [one.field, one]))
  const errors = changes.flatMap(({ field, text }) => {
    const message = problemOf(req.payload, into, known.get(field), text)
    return message ? [{ path: field, message }] : []
  })
  if (errors.length > 0) throw new ValidationError({ errors, req })
  Object.assign(req.context, { isReview: body.as === 'review' } satisfies ReviewContext)
  const draft = body.as === 'draft'
  const _status = draft ? 'draft' : 'published'
  await asOneChange(req, into, async () => {
    for (const { field, text, held } of changes) {
      const data = { record: body.record, field, text, _status } as never
      const how = { collection: into, data, draft, ...asPerson(req) }
      if (held) await req.payload.update({ ...how, id: held.id })
      else await req.payload.create(how)
    }
  })
  return { saved: changes.length, seen: newestOf(await readKept(req, into, body.record)) }
}

/** Saves the translations of a record: all or none. */
export const saveEndpoint = (into: CollectionSlug): Endpoint =>
  endpoint(contentKeepers, 'post', '/save', async (req, user: User) => {
    const body = await bodyOf(req, bodySchema, messages.errors)
    return Response.json(await inTransactionAs(user, req.payload, (inner) => save(inner, into, body)))
  })

const COLUMNS = ['record', 'field', 'english', 'hindi', 'state'] as const

/** Every text with its Hindi, as the import reads it. */
export const exportEndpoint = (into: CollectionSlug): Endpoint =>
  endpoint(contentKeepers, 'get', '/export', (req) =>
    csvResponse(`${into}.csv`, Object.fromEntries(COLUMNS.map((name) => [name, name])), readTexts(req.payload, into)),
  )
