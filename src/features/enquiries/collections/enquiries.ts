import type { CollectionConfig } from 'payload'
import { adminOnly, anyone, enquiryWorkerField, enquiryWorkers, nobodyField } from '@/cms/access/access'
import { worksEnquiries } from '@/cms/access/roles'
import { cmsMetadata } from '@/cms/cms-metadata'
import { checkDate, checkEmail, checkWholeNumber, writtenByServer } from '@/cms/fields/checks/checks'
import {
  type FieldHelp,
  languageField,
  phoneField,
  selectField,
  submissionKeyField,
  suspectedField,
  withHelp,
} from '@/cms/fields/common-fields'
import { limitedSending } from '@/cms/limits/limited-writes'
import { addNoteTo, noteHelp, notesField, stampNotes } from '@/cms/notes/note-fields'
import { consentFields } from '@/cms/personal/consent'
import { WRITERS } from '@/cms/personal/guardian/guardian'
import { MAX_NEET_MARKS, MAX_NEET_RANK } from '@/lib/text/typed/typed-number'
import { deskMessages } from '../admin/desk/desk-messages'
import { enquiriesExport } from '../admin/desk/export-queries'
import { addContact, sendReply } from '../contacts/admin/contact-endpoints'
import { announceEnquiry } from '../hooks/announce-enquiry'
import { checkEnquiry, checkOwner, markNewEnquiry, recordSender, stampEnquiry } from '../hooks/stamp-enquiry'
import {
  CONTACT_OUTCOMES,
  ENQUIRY_COUNTRIES,
  ENQUIRY_KINDS,
  LEAD_STATUSES,
  MAX_COMPARED_COLLEGES,
  MAX_LENGTH,
} from '../schema'

/** Written only by the server, read by enquiry workers. */
const serverField = { create: nobodyField, read: enquiryWorkerField, update: nobodyField }
const workerField = { create: enquiryWorkerField, read: enquiryWorkerField, update: enquiryWorkerField }

const person = { type: 'relationship', relationTo: 'users', index: true } as const
const day = { type: 'date', validate: checkDate(), index: true } as const
const aside = { position: 'sidebar' } as const
const help: FieldHelp = {
  kind: ['Kind', 'Which form it came through.'],
  name: 'The person who asks.',
  email: 'Where the answer goes.',
  phone: 'To call or write on WhatsApp.',
  subject: 'What the person chose in the form.',
  message: 'What the person wrote.',
  course: 'The course they are interested in.',
  country: 'Where they want to study.',
  neetScore: ['NEET score', 'Out of 720, as the person stated it.'],
  state: 'The state they asked about.',
  college: 'The college whose page they came from.',
  colleges: ['Compared colleges', 'Those that stood side by side on the page where they wrote.'],
  rank: ['All-India rank', 'As the person stated it.'],
  category: 'The category whose cut-offs they looked at.',
  writesAs: ['Who writes', 'As the person said.'],
  guardianContact: ['Contact of a parent', 'Asked under 18: talk to a parent about seats and fees.'],
  consent: 'Given by sending the form, which says so.',
  user: ['Account', 'Whose account it was sent from, if the sender was signed in.'],
  sourcePage: 'The page of the site on which the form stood.',
  campaign: ['Campaign', 'What an advertisement put into the address, when they came through one.'],
  'campaign.source': 'For example google.',
  'campaign.medium': 'For example cpc.',
  'campaign.name': 'The name of the campaign.',
  status: 'How far the enquiry is. Converted and Closed take it off the desk.',
  owner: 'Who looks after it.',
  nextFollowUp: ['Next follow-up', 'The desk reminds you on this day.'],
  firstResponseAt: ['First answer', 'When the first answer went out. We promise one within 24 hours.'],
  ...noteHelp,
  contacts: ['Calls and mails', 'Every time somebody was called or written to. Written by itself.'],
  'contacts.outcome': 'What came of it.',
  'contacts.callBackAt': ['Call back on', 'The time that was agreed.'],
  'contacts.subject': 'The subject of the mail that was sent.',
  'contacts.text': 'The text of the mail that was sent.',
  'contacts.by': 'Who it was.',
  'contacts.at': ['When', 'The moment of it.'],
  suspected: 'Off the desk’s lists while it is ticked; nobody is reminded of it.',
}

/** The enquiries of all forms. Anyone sends one; counsellors and administrators work on them. */
export const Enquiries: CollectionConfig = {
  slug: 'enquiries',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  trash: true,
  custom: cmsMetadata({
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
  },
  defaultSort: '-createdAt',
  endpoints: [enquiriesExport, addNoteTo('enquiries', enquiryWorkers), addContact, sendReply],
  hooks: {
    beforeOperation: [limitedSending('enquiryPerIp', 'enquiryPerAccount', worksEnquiries)],
    beforeValidate: [checkEnquiry],
    beforeChange: [markNewEnquiry, recordSender, stampNotes, checkOwner, stampEnquiry],
    afterChange: [announceEnquiry],
  },
  indexes: [{ fields: ['status', 'createdAt'] }],
  fields: withHelp(help, [
    selectField('kind', ENQUIRY_KINDS, deskMessages.kinds, {
      required: true,
      index: true,
      access: { update: nobodyField },
    }),
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'email', type: 'email', required: true, index: true, validate: checkEmail },
    phoneField({ name: 'phone', maxLength: 32, index: true }),
    { name: 'subject', type: 'text', maxLength: 120 },
    { name: 'message', type: 'textarea', maxLength: 5000, access: { update: nobodyField } },
    { name: 'course', type: 'text', maxLength: 60 },
    selectField('country', ENQUIRY_COUNTRIES, deskMessages.countries),
    { name: 'neetScore', type: 'number', min: 0, max: MAX_NEET_MARKS, validate: checkWholeNumber(0, MAX_NEET_MARKS) },
    { name: 'state', type: 'text', maxLength: 80 },
    { name: 'college', type: 'relationship', relationTo: 'colleges' },
    // Sent from a comparison of colleges.
    { name: 'colleges', type: 'relationship', relationTo: 'colleges', hasMany: true, maxRows: MAX_COMPARED_COLLEGES },
    { name: 'rank', type: 'number', validate: checkWholeNumber(1, MAX_NEET_RANK) },
    { name: 'category', type: 'text', maxLength: MAX_LENGTH.category },
    selectField('writesAs', WRITERS, deskMessages.writers),
    { name: 'guardianContact', type: 'text', maxLength: 120 },
    { name: 'consent', label: 'Agreed to the privacy policy', type: 'checkbox', defaultValue: false },
    ...consentFields,
    { ...person, name: 'user', access: serverField, admin: { readOnly: true } },
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
    selectField('status', LEAD_STATUSES, deskMessages.statuses, {
      required: true,
      defaultValue: 'new',
      index: true,
      access: workerField,
      admin: aside,
    }),
    { ...person, name: 'owner', access: workerField, admin: aside },
    { ...day, name: 'nextFollowUp', access: workerField, admin: aside },
    { ...day, name: 'firstResponseAt', access: serverField, admin: { ...aside, readOnly: true } },
    notesField(enquiryWorkerField),
    {
      name: 'contacts',
      type: 'array',
      custom: writtenByServer,
      access: serverField,
      admin: { readOnly: true },
      fields: [
        selectField('outcome', CONTACT_OUTCOMES, deskMessages.outcomes, { required: true }),
        { name: 'callBackAt', type: 'date', custom: writtenByServer },
        { name: 'subject', type: 'text', custom: writtenByServer },
        { name: 'text', type: 'textarea', custom: writtenByServer },
        { name: 'by', type: 'text', custom: writtenByServer },
        { name: 'at', type: 'date', required: true, custom: writtenByServer },
      ],
    },
    suspectedField(workerField),
    {
      name: 'suspicions',
      type: 'text',
      hasMany: true,
      custom: writtenByServer,
      access: workerField,
      admin: { hidden: true },
    },
    { name: 'escalatedAt', type: 'date', custom: writtenByServer, access: serverField, admin: { hidden: true } },
    { name: 'anonymisedAt', type: 'date', custom: writtenByServer, access: serverField, admin: { hidden: true } },
    { name: 'closedAt', type: 'date', custom: writtenByServer, access: serverField, admin: { hidden: true } },
    submissionKeyField,
  ]),
}
