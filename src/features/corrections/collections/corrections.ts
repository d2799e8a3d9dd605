import type { CollectionConfig } from 'payload'
import { adminOnly, anyone, contentKeeperField, contentKeepers, nobodyField } from '@/cms/access/access'
import { keepsContent } from '@/cms/access/roles'
import { cmsMetadata } from '@/cms/cms-metadata'
import { checkEmail, writtenByServer } from '@/cms/fields/checks/checks'
import {
  type FieldHelp,
  languageField,
  selectField,
  submissionKeyField,
  suspectedField,
  withHelp,
} from '@/cms/fields/common-fields'
import { limitedSending } from '@/cms/limits/limited-writes'
import { consentFields } from '@/cms/personal/consent'
import { correctionDeskMessages } from '../admin/messages'
import { sendCorrectionMails } from '../hooks/send-correction-mails'
import { checkCorrection, stampCorrection } from '../hooks/stamp-correction'
import { CORRECTED_KINDS, CORRECTION_STATUSES, MAX_LENGTH } from '../schema'

/** Sender's input, immutable. */
const senderField = { access: { read: contentKeeperField, update: nobodyField }, admin: { readOnly: true } }
/** Set by the server. */
const serverField = { ...senderField, access: { ...senderField.access, create: nobodyField }, custom: writtenByServer }
const reviewField = { read: contentKeeperField, create: contentKeeperField, update: contentKeeperField }

const help: FieldHelp = {
  page: ['Page', 'The address of the page that it is about.'],
  title: ['About', 'What the page is about.'],
  kind: ['Kind of page', 'Whether it is the page of a college, of a course, or of a course in a state.'],
  college: ['College', 'The college whose page it is.'],
  figure: ['Figure', 'The figure that is said to be wrong.'],
  right: ['What is right', 'In the words of who wrote to us.'],
  evidence: ['Where it can be read', 'The document or address that they name. Look at it before you change anything.'],
  email: 'Where the answer goes. Empty when they did not want one.',
  user: ['Account', 'The account from which it was sent, if any.'],
  status: [
    'What came of it',
    'Changed, or left as it is: with this their answer is sent. Set back to waiting, it can be answered anew.',
  ],
  answer: ['Words of yours', 'Go along with the answer, for example where you read it.'],
  answeredAt: ['Answered', 'When somebody said what came of it.'],
  suspected: 'A program filled the form. Its sender gets no mail.',
}

/** Readers' corrections. Anyone sends one; content keepers review and answer. */
export const Corrections: CollectionConfig = {
  slug: 'corrections',
  labels: { singular: 'Correction', plural: 'Corrections' },
  trash: true,
  custom: cmsMetadata({
    rest: 'send',
    audit: { shown: ['status', 'kind', 'page', 'title', 'suspected'], isNamedById: true },
  }),
  access: { create: anyone, read: contentKeepers, update: contentKeepers, delete: adminOnly },
  admin: {
    group: 'Colleges',
    useAsTitle: 'title',
    defaultColumns: ['title', 'figure', 'right', 'status', 'createdAt'],
    listSearchableFields: ['title', 'figure', 'right'],
    description: 'What readers say is wrong. Check the document, mend the page, then write the outcome here.',
  },
  defaultSort: '-createdAt',
  hooks: {
    beforeOperation: [limitedSending('correctionPerIp', 'correctionPerAccount', keepsContent)],
    beforeValidate: [checkCorrection],
    beforeChange: [stampCorrection],
    afterChange: [sendCorrectionMails],
  },
  indexes: [{ fields: ['status', 'createdAt'] }],
  fields: withHelp(help, [
    { ...senderField, name: 'page', type: 'text', required: true, maxLength: MAX_LENGTH.page },
    { ...serverField, name: 'title', type: 'text' },
    selectField('kind', CORRECTED_KINDS, correctionDeskMessages.kinds, { ...serverField }),
    { ...serverField, name: 'college', type: 'relationship', relationTo: 'colleges', index: true },
    { ...senderField, name: 'figure', type: 'text', required: true, maxLength: MAX_LENGTH.figure },
    { ...senderField, name: 'right', type: 'textarea', required: true, maxLength: MAX_LENGTH.right },
    { ...senderField, name: 'evidence', type: 'text', required: true, maxLength: MAX_LENGTH.evidence },
    { ...senderField, name: 'email', type: 'email', index: true, validate: checkEmail },
    // Required on every submission, and stored as time and text.
    { name: 'consent', type: 'checkbox', virtual: true, access: { read: nobodyField }, admin: { hidden: true } },
    ...consentFields,
    {
      ...senderField,
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      access: { ...senderField.access, create: nobodyField },
    },
    languageField,
    selectField('status', CORRECTION_STATUSES, correctionDeskMessages.statuses, {
      required: true,
      defaultValue: 'new',
      index: true,
      access: reviewField,
      admin: { position: 'sidebar' },
    }),
    {
      name: 'answer',
      type: 'textarea',
      maxLength: MAX_LENGTH.answer,
      access: reviewField,
      admin: { position: 'sidebar' },
    },
    { ...serverField, name: 'answeredAt', type: 'date', admin: { readOnly: true, position: 'sidebar' } },
    suspectedField(reviewField),
    submissionKeyField,
  ]),
}
