import type { Access, CollectionBeforeChangeHook, CollectionConfig, PayloadRequest, Where } from 'payload'
import { apiError } from '@/lib/errors/expected-error'
import { type Rule, staffOnly } from '../access/access'
import { isAdmin } from '../access/roles'
import type { StudioScreens } from '../admin/shell/studio'
import { cmsMetadata } from '../cms-metadata'
import { LENGTHS } from '../fields/checks/checks'
import { viewErrorMessages } from '../views/messages'

const FORBIDDEN = 403

/** Query of a desk's filters without the page number. */
function queryOf(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  return query.toString()
}

/**
 * Saved views of desks: a name and the query of the filters, private or shared. Payload's query presets store a `where`
 * over stored fields; desks filter by the clock and the person ("late", "mine"), which a `where` cannot express.
 */
export function deskViews(screens: readonly StudioScreens[]): CollectionConfig {
  const desks = screens.flatMap(({ desks: own = [] }) => own)
  const namesFor = (req: Parameters<Rule>[0]['req']) => desks.flatMap(({ name, rule }) => (rule({ req }) ? [name] : []))

  const theirs = (user: PayloadRequest['user']): Where => ({ owner: { equals: user?.id } })
  const shared: Where = { isShared: { equals: true } }

  const ownOrShared: Access = ({ req }) => {
    if (!staffOnly({ req })) return false
    const and: Where[] = [{ desk: { in: namesFor(req) } }, { or: [theirs(req.user), structuredClone(shared)] }]
    return { and }
  }
  /** Shared views belong to everyone: administrators maintain them. */
  const own: Access = ({ req }) => {
    if (!staffOnly({ req })) return false
    const or: Where[] = [theirs(req.user), ...(isAdmin(req.user) ? [structuredClone(shared)] : [])]
    return { or }
  }

  const ofOwnDesk: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
    const deskName = data.desk ?? originalDoc?.desk
    // An unknown desk is rejected by the field.
    const desk = desks.find(({ name }) => name === deskName)
    if (req.user && desk && !desk.rule({ req })) throw apiError(viewErrorMessages, 'not-your-desk', FORBIDDEN)
    return {
      ...data,
      ...(typeof data.query === 'string' ? { query: queryOf(data.query) } : {}),
      ...(req.user ? { owner: operation === 'create' ? req.user.id : originalDoc?.owner } : {}),
    }
  }

  return {
    slug: 'desk-views',
    labels: { singular: 'View of a desk', plural: 'Views of desks' },
    custom: cmsMetadata({ audit: { shown: ['desk', 'isShared'], isNamedById: true } }),
    access: { create: staffOnly, read: ownOrShared, update: own, delete: own },
    admin: { hidden: true, useAsTitle: 'name' },
    defaultSort: 'name',
    lockDocuments: false,
    hooks: { beforeChange: [ofOwnDesk] },
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: LENGTHS.label },
      {
        name: 'desk',
        type: 'select',
        required: true,
        index: true,
        options: desks.map(({ name }) => ({ value: name, label: name })),
      },
      { name: 'query', type: 'text', maxLength: LENGTHS.url },
      { name: 'isShared', type: 'checkbox', defaultValue: false },
      { name: 'owner', type: 'relationship', relationTo: 'users', index: true },
    ],
  }
}
