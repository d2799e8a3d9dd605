import type { CollectionConfig } from 'payload'
import { adminOnly, anyone, enquiryWorkerField, enquiryWorkers, nobodyField } from '@/cms/access/access'
import { worksEnquiries } from '@/cms/access/roles'
import { hiddenUnless } from '@/cms/admin/hidden-from'
import { declare } from '@/cms/declarations'
import { checkDate, checkEmail, checkWholeNumber } from '@/cms/fields/checks/checks'
import { writtenByServer } from '@/cms/fields/checks/lengths'
import { languageField } from '@/cms/fields/language-field'
import { phoneField } from '@/cms/fields/phone-field'
import { withHelp } from '@/cms/fields/with-help'
import { addNoteTo } from '@/cms/notes/note-endpoint'
import { notesField } from '@/cms/notes/note-fields'
import { stampNotes } from '@/cms/notes/stamp-notes'
import { consentFields } from '@/cms/personal/consent'
import { limitRestReads } from '@/cms/rest/limit-rest-reads'
import { MOST_NEET_MARKS } from '@/lib/text/typed-number'
import { enquiriesExport } from '../admin/desk/desk-endpoints'
import { deskTexts } from '../admin/desk/desk-texts'
import { enquiryHelp } from '../admin/field-help'
import { addContact, sendReply } from '../contacts/admin/contact-endpoints'
import { announceEnquiry } from '../hooks/announce-enquiry'
import { checkEnquiry } from '../hooks/check-enquiry'
import { limitEnquiries } from '../hooks/limit-enquiries'
import { markNewEnquiry } from '../hooks/mark-new-enquiry'
import { recordSender } from '../hooks/record-sender'
import { stampEnquiry } from '../hooks/stamp-enquiry'
import { CONTACT_OUTCOMES, ENQUIRY_COUNTRIES, ENQUIRY_KINDS, LEAD_STATUSES } from '../schema'
import { comparisonFields } from './comparison-fields'

const workerField = { create: enquiryWorkerField, read: enquiryWorkerField, update: enquiryWorkerField }

/** Every request for help, from whichever form. Anyone sends one; counsellors and administrators read and work them. */
export const Enquiries: CollectionConfig = {
  slug: 'enquiries',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  trash: true,
  custom: declare({
    rest: 'send',
    searched: ['name', 'email', 'phone'],
    audit: {
      shown: ['status', 'owner', 'nextFollowUp', 'firstResponseAt', 'closedAt', 'kind', 'suspected'],
      isNamedById: true,
      moves: 'status',
    },
  }),
  access: { create: anyone, read: enquiryWorkers, update: enquiryWorkers, delete: adminOnly },
  admin: {
    group: 'Enquiries',
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'status', 'owner', 'phone', 'email', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone'],
    description: 'We promise an answer within 24 hours.',
    hidden: hiddenUnless(worksEnquiries),
  },
  defaultSort: '-createdAt',
  endpoints: [enquiriesExport, addNoteTo('enquiries', enquiryWorkers), addContact, sendReply],
  hooks: {
    beforeOperation: [limitRestReads, limitEnquiries],
    beforeValidate: [checkEnquiry],
    beforeChange: [markNewEnquiry, recordSender, stampNotes, stampEnquiry],
    afterChange: [announceEnquiry],
  },
  indexes: [{ fields: ['status', 'createdAt'] }],
  fields: withHelp(enquiryHelp, [
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: ENQUIRY_KINDS.map((value) => ({ value, label: deskTexts.kinds[value] })),
    },
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'email', type: 'email', required: true, index: true, validate: checkEmail },
    phoneField({ name: 'phone', maxLength: 32, index: true }),
    { name: 'subject', type: 'text', maxLength: 120 },
    { name: 'message', type: 'textarea', maxLength: 5000 },
    { name: 'course', type: 'text', maxLength: 60 },
    {
      name: 'country',
      type: 'select',
      options: ENQUIRY_COUNTRIES.map((value) => ({ value, label: deskTexts.countries[value] })),
    },
    {
      name: 'neetScore',
      label: 'NEET score',
      type: 'number',
      min: 0,
      max: MOST_NEET_MARKS,
      validate: checkWholeNumber(0, MOST_NEET_MARKS),
    },
    { name: 'state', type: 'text', maxLength: 80 },
    { name: 'college', type: 'relationship', relationTo: 'colleges' },
    ...comparisonFields,
    { name: 'consent', label: 'Agreed to the privacy policy', type: 'checkbox', defaultValue: false },
    ...consentFields,
    {
      name: 'user',
      label: 'Account',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      access: { create: nobodyField, read: enquiryWorkerField, update: nobodyField },
      admin: { readOnly: true },
    },
    languageField,
    { name: 'sourcePage', label: 'Sent from', type: 'text', maxLength: 300 },
    {
      name: 'campaign',
      type: 'group',
      fields: [
        { name: 'source', type: 'text', maxLength: 120 },
        { name: 'medium', type: 'text', maxLength: 120 },
        { name: 'name', type: 'text', maxLength: 120 },
      ],
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: LEAD_STATUSES.map((value) => ({ value, label: deskTexts.statuses[value] })),
      access: workerField,
      admin: { position: 'sidebar' },
    },
    {
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      access: workerField,
      admin: { position: 'sidebar' },
    },
    {
      name: 'nextFollowUp',
      label: 'Next follow-up',
      type: 'date',
      validate: checkDate(),
      index: true,
      access: workerField,
      admin: { position: 'sidebar' },
    },
    {
      name: 'firstResponseAt',
      label: 'First answer',
      type: 'date',
      validate: checkDate(),
      index: true,
      access: workerField,
      admin: { position: 'sidebar', disableBulkEdit: true },
    },
    notesField(enquiryWorkerField),
    {
      name: 'contacts',
      type: 'array',
      custom: writtenByServer,
      access: { create: nobodyField, read: enquiryWorkerField, update: nobodyField },
      admin: { readOnly: true },
      fields: [
        {
          name: 'outcome',
          type: 'select',
          required: true,
          options: CONTACT_OUTCOMES.map((value) => ({ value, label: deskTexts.outcomes[value] })),
        },
        { name: 'callBackAt', type: 'date', custom: writtenByServer },
        { name: 'subject', type: 'text', custom: writtenByServer },
        { name: 'text', type: 'textarea', custom: writtenByServer },
        { name: 'by', type: 'text', custom: writtenByServer },
        { name: 'at', type: 'date', required: true, custom: writtenByServer },
      ],
    },
    {
      name: 'suspected',
      label: 'Looks like spam',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      access: workerField,
      admin: { position: 'sidebar' },
    },
    {
      name: 'suspicions',
      type: 'text',
      hasMany: true,
      custom: writtenByServer,
      access: workerField,
      admin: { hidden: true },
    },
    { name: 'escalatedAt', type: 'date', custom: writtenByServer, access: workerField, admin: { hidden: true } },
    { name: 'anonymisedAt', type: 'date', custom: writtenByServer, access: workerField, admin: { hidden: true } },
    { name: 'closedAt', type: 'date', custom: writtenByServer, access: workerField, admin: { hidden: true } },
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
