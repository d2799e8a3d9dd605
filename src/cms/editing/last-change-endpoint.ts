import type { Endpoint } from 'payload'
import { staffOnly } from '../access/access'
import { endpoint } from '../access/endpoint'
import { lastChangeInWords, lastChangeOf } from './last-change'

/** When a record last changed, and by whom in words: `?of=colleges&record=<id>`; null for what is not for this person. */
export const lastChangeEndpoint: Endpoint = endpoint(staffOnly, 'get', '/last-change', async (req) => {
  const slug = req.searchParams.get('of') ?? ''
  const id = req.searchParams.get('record') ?? undefined
  const { collections, globals } = req.payload.config
  const isKnown = (id === undefined ? globals : collections).some((one) => one.slug === slug)
  const updatedAt = isKnown ? await lastChangeOf(req, { slug, id }) : null
  const said = updatedAt ? await lastChangeInWords(req, { slug, id }, new Date(updatedAt)) : null
  return Response.json({ updatedAt, said })
})
