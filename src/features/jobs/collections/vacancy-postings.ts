import type { CollectionConfig, TextareaField, TextField } from 'payload'
import { adminField, adminOnly, nobody, nobodyField } from '@/cms/access/access'
import { isAdmin } from '@/cms/access/roles'
import { hiddenUnless } from '@/cms/admin/hidden-from'
import { declare } from '@/cms/declarations'
import { writtenByServer } from '@/cms/fields/checks/lengths'
import { languageField } from '@/cms/fields/language-field'
import { withHelp } from '@/cms/fields/with-help'
import { consentFields } from '@/cms/personal/consent'
import { limitRestReads } from '@/cms/rest/limit-rest-reads'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { postingHelp } from '../admin/field-help'
import { INSTITUTION_KINDS } from '../institutions/schema'
import { institutionTexts } from '../institutions/texts'
import { answerPosting } from '../postings/admin/answer-endpoint'
import { postingDeskTexts } from '../postings/admin/texts'
import { LONGEST, POSTING_STATES } from '../postings/schema'
import { JOB_TYPES } from '../schema'

/** What the hospital said, and what the server knows of it. Neither is changed by hand: the hospital is asked instead. */
const kept = {
  access: { create: nobodyField, update: nobodyField },
  admin: { readOnly: true },
  custom: writtenByServer,
}
const text = (name: keyof typeof LONGEST): TextField => ({ ...kept, name, type: 'text', maxLength: LONGEST[name] })
const paragraphs = (name: keyof typeof LONGEST): TextareaField => ({
  ...kept,
  name,
  type: 'textarea',
  maxLength: LONGEST[name],
})

/**
 * Vacancies as hospitals send them in. They stand apart from `jobs`, so that nothing of them can reach a list, a count,
 * a feed or REST before an administrator has published it; what is published is a vacancy like any other, and an edit
 * of the hospital changes it only when it is published anew.
 */
export const VacancyPostings: CollectionConfig = {
  slug: 'vacancy-postings',
  labels: { singular: 'Vacancy sent in', plural: 'Vacancies sent in' },
  trash: true,
  custom: declare({
    audit: { shown: ['state', 'title', 'institutionName', 'job', 'suspected'], isNamedById: true, moves: 'state' },
  }),
  access: { create: nobody, read: adminOnly, update: adminOnly, delete: adminOnly },
  admin: {
    group: 'Vacancies',
    useAsTitle: 'title',
    defaultColumns: ['title', 'institutionName', 'state', 'email', 'createdAt'],
    listSearchableFields: ['title', 'institutionName', 'email'],
    description: 'What hospitals send in by the form of the site. The desk publishes it, or answers with a reason.',
    hidden: hiddenUnless(isAdmin),
  },
  defaultSort: '-createdAt',
  endpoints: [answerPosting],
  hooks: { beforeOperation: [limitRestReads] },
  indexes: [{ fields: ['state', 'createdAt'] }],
  fields: withHelp(postingHelp, [
    { ...text('title'), required: true },
    { ...text('institutionName'), required: true },
    {
      ...kept,
      name: 'institutionKind',
      type: 'select',
      options: INSTITUTION_KINDS.map((value) => ({ value, label: institutionTexts(STUDIO_LANGUAGE).kinds[value] })),
    },
    { ...kept, name: 'isConfidential', type: 'checkbox', defaultValue: false },
    text('department'),
    text('designation'),
    text('location'),
    { ...kept, name: 'type', type: 'select', options: [...JOB_TYPES] },
    text('experience'),
    text('qualification'),
    text('salary'),
    paragraphs('description'),
    paragraphs('requirements'),
    { ...kept, name: 'deadline', type: 'date' },
    { ...kept, name: 'walkInAt', type: 'date' },
    { ...kept, name: 'walkInUntil', type: 'date' },
    text('walkInPlace'),
    text('contactName'),
    { ...kept, name: 'email', type: 'email', required: true, index: true },
    text('phone'),
    languageField,
    ...consentFields,
    {
      ...kept,
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'unconfirmed',
      index: true,
      options: POSTING_STATES.map((value) => ({ value, label: postingDeskTexts.states[value] })),
    },
    { ...kept, name: 'stateSince', type: 'date' },
    paragraphs('reason'),
    { ...kept, name: 'job', type: 'relationship', relationTo: 'jobs', index: true },
    { ...kept, name: 'confirmedAt', type: 'date' },
    {
      name: 'suspected',
      label: 'Looks like spam',
      type: 'checkbox',
      defaultValue: false,
      access: { create: nobodyField, update: adminField },
    },
    {
      // The link itself is made from this and a secret of the server; what is looked up is its hash.
      name: 'linkSeed',
      type: 'text',
      custom: writtenByServer,
      access: { create: nobodyField, read: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
    {
      name: 'linkHash',
      type: 'text',
      unique: true,
      custom: writtenByServer,
      access: { create: nobodyField, read: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
    {
      name: 'submissionKey',
      type: 'text',
      unique: true,
      custom: writtenByServer,
      access: { create: nobodyField, read: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
  ]),
}
