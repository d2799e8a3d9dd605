import type { AdminViewServerProps, CollectionSlug, PayloadRequest } from 'payload'
import { cache, type ReactNode } from 'react'
import { asPerson } from '@/cms/access/access'
import { isRecordId } from '@/lib/database/record-id'
import { env } from '@/lib/env'
import { factList } from './styles'

/** Id of the record a custom view shows: the second path segment under `/admin`. */
export function recordIdOf({ params }: Pick<AdminViewServerProps, 'params'>): string {
  const segments = params?.segments
  return Array.isArray(segments) ? (segments[1] ?? '') : ''
}

/** Reads a record as the current user, once for the title and the screen; null if there is none. */
export const readRecord = cache(
  async <Slug extends CollectionSlug>(req: PayloadRequest, collection: Slug, id: string, depth = 0) =>
    isRecordId(id) ? req.payload.findByID({ collection, id, disableErrors: true, ...asPerson(req), depth }) : null,
)

/** Facts of a record, each with its label; those that are not known are left out. */
export const FactList = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className={factList}>
    {facts.map(([label, value]) =>
      value ? (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ) : null,
    )}
  </dl>
)

/**
 * A visitor's text in which URLs of our own site are links, such as a shared list. Others stay text, so that no one on
 * the team follows a stranger's link by mistake.
 */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/\S+)/)
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      {parts.map((part, at) =>
        isOurs(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
          <a key={at} href={part}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}

const isOurs = (part: string): boolean => URL.canParse(part) && new URL(part).origin === new URL(env.SITE_URL).origin
