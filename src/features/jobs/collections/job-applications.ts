import type { CollectionConfig } from 'payload'
import {
  adminField,
  adminOnly,
  applicantsAndAdmins,
  nobody,
  nobodyField,
  ownerField,
  ownRowsOrAdmin,
} from '@/cms/access/access'
import { isAdmin } from '@/cms/access/roles'
import { cmsMetadata } from '@/cms/cms-metadata'
import { checkDate, LENGTHS, writtenByServer } from '@/cms/fields/checks/checks'
import { type FieldHelp, heldByServer, selectField, withHelp } from '@/cms/fields/common-fields'
import { reportDuplicate } from '@/cms/hooks/localize-errors'
import { ownRow } from '@/cms/hooks/own-row'
import { limitedWrites } from '@/cms/limits/limited-writes'
import { addNoteTo, noteHelp, notesField, stampNotes } from '@/cms/notes/note-fields'
import { consentFields } from '@/cms/personal/consent'
import { requireGuardianHook } from '@/cms/personal/guardian/guardian'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { applicationsExport } from '../applications/admin/export-queries'
import { applicationMessages } from '../applications/application-messages'
import { sendApplicationMails } from '../applications/hooks/send-application-mails'
import { stampApplication } from '../applications/hooks/stamp-application'
import { moveApplications, moveByForm, previewMove } from '../applications/moves/admin/move-endpoints'
import { nameOfApplication } from '../applications/operations/application-queries'
import { applicationErrorMessages } from '../messages'
import { sendOn } from '../postings/admin/endpoints'
import { STAGES } from '../schema'

const limitedApplications = limitedWrites({
  writes: ['create', 'update'],
  perPerson: 'applyPerAccount',
  perIp: 'applyPerIp',
  // An administrator may move a hundred applications in a morning.
  unless: (req, write) => write === 'update' && isAdmin(req.user),
})

const ofTheTeam = { create: nobodyField, update: adminField }

const help: FieldHelp = {
  user: 'The person who applied.',
  job: ['Vacancy', 'The vacancy as it is today. Empty when it was deleted meanwhile.'],
  jobTitle: 'The post as it was called on the day of the application.',
  companyName: 'The institution as it was called on that day.',
  isSample: 'The vacancy was one of the samples of the first start: nobody offers the post.',
  appliedAt: 'When the application came in.',
  status:
    'How far the application is. The applicant gets the mail of the new stage; on the desk it can be changed or left out.',
  resume: 'The CV that was sent along. Only administrators and its owner can open it.',
  coverNote: 'What the applicant wrote to the institution.',
  mayBeSentOn: ['May be sent on', 'Whether the applicant agreed that the institution is shown the application.'],
  sentOnAt: ['Sent on', 'When the hospital that sent the vacancy in was shown this application.'],
  history: ['History', 'Every stage the application went through. Written by itself.'],
  'history.stage': 'The stage it came to.',
  'history.at': ['When', 'The moment of the change.'],
  'history.by': 'Who changed it.',
  'history.withResume': 'Whether a CV was sent along that time.',
  'history.withNote': 'Whether a note was sent along that time.',
  interviewAt: ['Interview', 'Day and time in India. Set it on the desk, where the applicant is told by mail.'],
  interviewPlace: ['Place of the interview', 'Where the applicant comes to, as the mail says it.'],
  'history.mailSubject': ['Subject of the mail', 'Of the mail that told of it.'],
  'history.mailText': ['Text of the mail', 'The mail as it was sent.'],
  'history.mailed': 'Whether the applicant was told of it by mail.',
  ...noteHelp,
}

/** One person's application for one vacancy. Unique per person and vacancy in the database. */
export const JobApplications: CollectionConfig = {
  slug: 'job-applications',
  labels: { singular: 'Application', plural: 'Applications' },
  custom: cmsMetadata({
    rest: 'own',
    searched: ['jobTitle'],
    audit: {
      shown: ['status', 'job', 'jobTitle', 'sentOnAt'],
      moves: 'status',
      isNamedById: true,
      kept: 'jobTitle',
      nameOf: nameOfApplication,
    },
    holds: [{ file: 'resumes', by: 'resume', where: { status: { not_equals: 'withdrawn' } } }],
  }),
  // Its owner may only withdraw it, which the hook enforces.
  access: { create: applicantsAndAdmins, read: ownRowsOrAdmin(), update: ownRowsOrAdmin(), delete: nobody },
  admin: {
    group: 'Vacancies',
    useAsTitle: 'jobTitle',
    defaultColumns: ['jobTitle', 'companyName', 'user', 'status', 'appliedAt'],
    listSearchableFields: ['jobTitle', 'companyName'],
    description: 'Who applied for what. Move an application through its stages here.',
  },
  defaultSort: '-appliedAt',
  endpoints: [
    applicationsExport,
    addNoteTo('job-applications', adminOnly),
    previewMove,
    moveApplications,
    moveByForm,
    sendOn,
  ],
  hooks: {
    beforeOperation: [limitedApplications],
    beforeValidate: [requireGuardianHook, ownRow],
    beforeChange: [stampNotes, stampApplication],
    afterChange: [sendApplicationMails],
    afterError: [reportDuplicate(applicationErrorMessages(STUDIO_LANGUAGE), 'already-applied')],
  },
  indexes: [{ fields: ['user', 'job'], unique: true }, { fields: ['status', 'appliedAt'] }],
  fields: withHelp(help, [
    { name: 'user', label: 'Applicant', type: 'relationship', relationTo: 'users', required: true, index: true },
    // Not required at database level: the application outlives the vacancy, through its snapshot.
    {
      name: 'job',
      type: 'relationship',
      relationTo: 'jobs',
      index: true,
      admin: { allowCreate: false, allowEdit: false },
    },
    { name: 'jobTitle', label: 'Post', type: 'text', ...heldByServer },
    { name: 'companyName', label: 'Institution', type: 'text', ...heldByServer },
    {
      name: 'isSample',
      label: 'For a sample vacancy',
      type: 'checkbox',
      defaultValue: false,
      access: { create: nobodyField, update: nobodyField },
      admin: { readOnly: true, condition: (data) => Boolean(data?.isSample) },
    },
    { name: 'appliedAt', label: 'Applied', type: 'date', index: true, ...heldByServer },
    selectField('status', STAGES, applicationMessages(STUDIO_LANGUAGE).stages, {
      label: 'Stage',
      required: true,
      defaultValue: 'applied',
      index: true,
    }),
    { name: 'resume', label: 'CV', type: 'relationship', relationTo: 'resumes', access: { update: ownerField } },
    { name: 'coverNote', label: 'Cover note', type: 'textarea', maxLength: 4000, access: { update: ownerField } },
    {
      name: 'interviewAt',
      type: 'date',
      validate: checkDate(),
      access: ofTheTeam,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'interviewPlace', type: 'text', maxLength: LENGTHS.line, access: ofTheTeam },
    { name: 'mayBeSentOn', type: 'checkbox', defaultValue: false, access: { update: ownerField } },
    { name: 'sentOnAt', type: 'date', ...heldByServer, admin: { readOnly: true } },
    {
      // Given with each request and stored as the time and the text's version.
      name: 'consent',
      type: 'checkbox',
      virtual: true,
      access: { read: nobodyField },
      admin: { hidden: true },
    },
    {
      // Set by an applicant to undo a withdrawal; the history decides the stage.
      name: 'undoesWithdrawal',
      type: 'checkbox',
      virtual: true,
      access: { create: nobodyField, read: nobodyField },
      admin: { hidden: true },
    },
    ...consentFields,
    {
      name: 'history',
      type: 'array',
      access: { create: nobodyField, update: nobodyField },
      admin: { readOnly: true },
      fields: [
        { name: 'stage', type: 'text', required: true, custom: writtenByServer },
        { name: 'at', type: 'date', required: true, custom: writtenByServer },
        // Staff emails are not shown to the applicant.
        { name: 'by', type: 'text', custom: writtenByServer, access: { read: adminField } },
        { name: 'withResume', label: 'With CV', type: 'checkbox' },
        { name: 'withNote', label: 'With cover note', type: 'checkbox' },
        // Whether the applicant was mailed; empty for their own actions.
        { name: 'mailed', label: 'Told by mail', type: 'checkbox', access: { read: adminField } },
        // The mail as sent, deleted with the documents.
        { name: 'mailSubject', type: 'text', custom: writtenByServer },
        { name: 'mailText', type: 'textarea', custom: writtenByServer },
      ],
    },
    notesField(adminField),
  ]),
}
