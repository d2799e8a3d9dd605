import type { CollectionConfig } from 'payload'
import { adminField, adminOnly, nobodyField, ownRowsOrAdmin, staffOnly } from '@/cms/access/access'
import { ROLE_LABELS, ROLES } from '@/cms/access/roles'
import { cmsMetadata } from '@/cms/cms-metadata'
import { checkText, checkWholeNumber } from '@/cms/fields/checks/checks'
import { nameProblem } from '@/cms/fields/checks/problems'
import { type FieldHelp, languageField, phoneField, selectField, withHelp } from '@/cms/fields/common-fields'
import { type Dependent, removeDependents } from '@/cms/hooks/dependents'
import { consentFields } from '@/cms/personal/consent'
import { guardianFields } from '@/cms/personal/guardian/guardian'
import { env } from '@/lib/env'
import { deletionCountsEndpoint, inviteAgain, inviteStaff, signOutEverywhere } from '../admin/staff-endpoints'
import {
  confirmDeletion,
  endSessionsOfLocked,
  guardCredentials,
  guardRole,
  keepLastAdmin,
  keepLastAdminOnDelete,
  ownFilesOnly,
  provenPersonField,
  rejectLocked,
  rejectUnverified,
  writeOnlyChanges,
} from '../hooks/account-guards'
import { inviteNewStaff, invitePerson } from '../hooks/invite-person'
import { MAX_NOTICE_DAYS, SESSION_SECONDS } from '../limits'
import { nameOfPerson } from '../operations/person'
import { PERSON_KINDS, type PersonKind } from '../profile/person-kind'
import { sessionEndpoints } from './session-endpoints'

/** The collections with a person's rows. Applications come before the CVs that they reference. */
const OWN_ROWS: readonly Dependent[] = [
  { collection: 'saved-colleges', by: 'user' },
  { collection: 'saved-jobs', by: 'user' },
  { collection: 'choice-lists', by: 'user' },
  { collection: 'job-applications', by: 'user' },
  { collection: 'account-tokens', by: 'user' },
  { collection: 'profile-photos', by: 'owner' },
  { collection: 'resumes', by: 'owner' },
]

const help: FieldHelp = {
  verified: [
    'Email address verified',
    'Set when the person opens the link in the mail and gives the password. Nobody can sign in without it.',
  ],
  locked: ['Locked out', 'Ends every session now; the person cannot sign in until this is off.'],
  fullName: 'As it stands in the header and on applications.',
  phone: 'With country code.',
  kind: ['Is', 'What the person said of themselves. The profile asks by it.'],
  writesAs: 'What the person said. Under 18, nothing is kept or mailed before a parent agrees.',
  guardianEmail: 'Asked for the agreement, and for nothing else.',
  guardianAgreedAt: 'Empty while the parent has not agreed, or has withdrawn.',
  photo: 'Square, chosen by the person.',
  professional: ['Professional details', 'What institutions see with an application.'],
  'professional.qualification': 'For example MD (Cardiology).',
  'professional.speciality': 'For example Cardiology.',
  'professional.registrationNumber': 'From the medical council.',
  'professional.registrationCouncil': 'Where the person is registered, for example Bihar Medical Council.',
  'professional.experienceYears': ['Years of experience', 'Whole years.'],
  'professional.currentCity': 'Where the person works now.',
  'professional.noticePeriodDays': ['Notice period in days', 'How many days after an offer the person can begin.'],
  'professional.placesWanted': 'Cities where the person would work, with commas between them.',
  resume: 'The CV that is sent along with applications. Only its owner and administrators open it.',
}

const personKindLabels: Record<PersonKind, string> = {
  doctor: 'Doctor or health professional',
  aspirant: 'Aspirant',
  parent: 'Parent or guardian',
}

import { userIndexes } from './user-indexes'

/** Everyone with an account: applicants and staff, distinguished by role. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Person', plural: 'People' },
  custom: cmsMetadata({
    searched: ['fullName', 'email', 'phone'],
    audit: { shown: ['role', 'verified', 'locked'], isNamedById: true, nameOf: nameOfPerson },
    holds: [{ file: 'resumes', by: 'resume' }],
    indexes: userIndexes,
  }),
  auth: {
    tokenExpiration: SESSION_SECONDS,
    // Wrong passwords are counted in `sign-in/sign-in.ts`: locking the account would let a stranger lock its owner out.
    maxLoginAttempts: 0,
    removeTokenFromResponses: true,
    useSessions: true,
    cookies: { sameSite: 'Lax', secure: env.SITE_URL.startsWith('https:') },
  },
  access: {
    admin: staffOnly,
    create: adminOnly,
    read: ownRowsOrAdmin('id'),
    update: ownRowsOrAdmin('id'),
    delete: adminOnly,
    unlock: adminOnly,
  },
  admin: {
    group: 'People',
    useAsTitle: 'email',
    defaultColumns: ['email', 'fullName', 'role', 'verified', 'createdAt'],
    listSearchableFields: ['email', 'fullName', 'phone'],
    description: 'Applicants and staff. Only administrators see this list.',
  },
  endpoints: [...sessionEndpoints, inviteStaff, inviteAgain, signOutEverywhere, deletionCountsEndpoint],
  hooks: {
    beforeValidate: [guardRole, guardCredentials, ownFilesOnly],
    beforeChange: [keepLastAdmin, endSessionsOfLocked, writeOnlyChanges],
    afterChange: [invitePerson, inviteNewStaff],
    beforeLogin: [rejectUnverified, rejectLocked],
    beforeDelete: [confirmDeletion, keepLastAdminOnDelete, removeDependents(OWN_ROWS)],
  },
  fields: withHelp(help, [
    selectField('role', ROLES, ROLE_LABELS, {
      required: true,
      defaultValue: 'applicant',
      index: true,
      saveToJWT: true,
      access: { create: adminField, update: adminField },
      admin: { position: 'sidebar', description: 'Applicants have no access to the studio.' },
    }),
    {
      name: 'verified',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      access: { read: adminField, create: adminField, update: provenPersonField },
      admin: { position: 'sidebar' },
    },
    {
      name: 'locked',
      type: 'checkbox',
      defaultValue: false,
      access: { read: adminField, create: adminField, update: adminField },
      admin: { position: 'sidebar' },
    },
    {
      name: 'deletion',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/features/accounts/admin/delete-person#DeletePerson' },
      },
    },
    { name: 'fullName', label: 'Full name', type: 'text', maxLength: 120, validate: checkText(nameProblem) },
    phoneField({ name: 'phone', maxLength: 32 }),
    selectField('kind', PERSON_KINDS, personKindLabels),
    { name: 'photo', type: 'upload', relationTo: 'profile-photos' },
    {
      name: 'professional',
      type: 'group',
      fields: [
        { name: 'qualification', type: 'text', maxLength: 160 },
        { name: 'speciality', type: 'text', maxLength: 120 },
        { name: 'registrationNumber', label: 'Registration number', type: 'text', maxLength: 60 },
        { name: 'registrationCouncil', label: 'Medical council', type: 'text', maxLength: 120 },
        { name: 'experienceYears', type: 'number', min: 0, max: 70, validate: checkWholeNumber(0, 70) },
        { name: 'currentCity', label: 'Current city', type: 'text', maxLength: 80 },
        {
          name: 'noticePeriodDays',
          type: 'number',
          min: 0,
          max: MAX_NOTICE_DAYS,
          validate: checkWholeNumber(0, MAX_NOTICE_DAYS),
        },
        { name: 'placesWanted', label: 'Places wanted', type: 'text', maxLength: 300 },
      ],
    },
    { name: 'resume', label: 'CV', type: 'relationship', relationTo: 'resumes' },
    ...guardianFields,
    languageField,
    ...consentFields,
    // Payload shows its own field to the owner; session ids are for the server only.
    { name: 'sessions', type: 'array', access: { read: nobodyField }, fields: [] },
    { name: 'pendingEmail', type: 'email', admin: { hidden: true }, access: { read: adminField, update: adminField } },
  ]),
}
