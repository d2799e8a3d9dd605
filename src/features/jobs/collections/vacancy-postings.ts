import type { CollectionConfig } from 'payload'
import { adminField, adminOnly, nobody, nobodyField } from '@/cms/access/access'
import { cmsMetadata } from '@/cms/cms-metadata'
import { type FieldHelp, heldByServer, languageField, selectField, withHelp } from '@/cms/fields/common-fields'
import { consentFields } from '@/cms/personal/consent'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { POSTED, type PostingName } from '../admin/posting-fields'
import { institutionMessages } from '../institutions/messages'
import { INSTITUTION_KINDS } from '../institutions/schema'
import { answerPosting } from '../postings/admin/endpoints'
import { postingDeskMessages } from '../postings/admin/messages'
import { MAX_REASON_LENGTH, POSTING_STATES } from '../postings/schema'
import { sentField } from './vacancy-field'

/** What the hospital entered and what the server knows. No one edits either: the hospital is asked instead. */
const kept = { ...heldByServer, admin: { readOnly: true } }
/** Only for lookups. */
const secret = { ...kept, access: { ...kept.access, read: nobodyField }, admin: { hidden: true } }
const sent = (name: PostingName, more: object = {}) => sentField(name, { ...kept, ...more })

const help: FieldHelp = {
  state: 'How far it is. The desk answers it.',
  stateSince: ['Since', 'When it came to that state.'],
  reason: 'What the hospital was last told.',
  job: ['Vacancy on the site', 'The vacancy that was made of it.'],
  confirmedAt: ['Confirmed', 'When its sender opened the link in the mail.'],
  suspected: ['Looks like spam', 'A program may have filled the form. Untick it when it did not.'],
}

/**
 * Vacancies as hospitals send them in. They are separate from `jobs`, so that nothing reaches a list, a count, a feed or
 * REST before an administrator publishes it; a hospital's later edit also waits to be published.
 */
export const VacancyPostings: CollectionConfig = {
  slug: 'vacancy-postings',
  labels: { singular: 'Vacancy sent in', plural: 'Vacancies sent in' },
  trash: true,
  custom: cmsMetadata({
    audit: { shown: ['state', 'title', 'institutionName', 'job', 'suspected'], isNamedById: true, moves: 'state' },
  }),
  access: { create: nobody, read: adminOnly, update: adminOnly, delete: adminOnly },
  admin: {
    group: 'Vacancies',
    useAsTitle: 'title',
    defaultColumns: ['title', 'institutionName', 'state', 'email', 'createdAt'],
    listSearchableFields: ['title', 'institutionName', 'email'],
    description: 'What hospitals send in by the form of the site. The desk publishes it, or answers with a reason.',
  },
  defaultSort: '-createdAt',
  endpoints: [answerPosting],
  indexes: [{ fields: ['state', 'createdAt'] }],
  fields: withHelp(help, [
    sent('title', { required: true }),
    sent('institutionName', { required: true }),
    sent('institutionKind', {
      options: INSTITUTION_KINDS.map((value) => ({ value, label: institutionMessages(STUDIO_LANGUAGE).kinds[value] })),
    }),
    sent('isConfidential', { defaultValue: false }),
    ...POSTED.filter((name) => name !== 'title').map((name) => sent(name)),
    sent('contactName'),
    sent('email', { required: true, index: true }),
    sent('phone'),
    languageField,
    ...consentFields,
    selectField('state', POSTING_STATES, postingDeskMessages.states, {
      ...kept,
      required: true,
      defaultValue: 'unconfirmed',
      index: true,
    }),
    { ...kept, name: 'stateSince', type: 'date' },
    { ...kept, name: 'reason', type: 'textarea', maxLength: MAX_REASON_LENGTH },
    { ...kept, name: 'job', type: 'relationship', relationTo: 'jobs', index: true },
    { ...kept, name: 'confirmedAt', type: 'date' },
    // Names of the fields that the hospital has changed since it was last published.
    { ...secret, name: 'changed', type: 'json' },
    {
      name: 'suspected',
      type: 'checkbox',
      defaultValue: false,
      access: { create: nobodyField, update: adminField },
    },
    // The link is derived from the seed and the server's secret; lookups use its hash.
    { ...secret, name: 'linkSeed', type: 'text' },
    { ...secret, name: 'linkHash', type: 'text', unique: true },
    { ...secret, name: 'submissionKey', type: 'text', unique: true },
  ]),
}
