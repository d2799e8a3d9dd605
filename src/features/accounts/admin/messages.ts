import { listed, plural } from '@/lib/text/format'
import type { DeletionCounts } from '../operations/deletion-counts'

const inWords = ({ applications, cvs, alerts, saved }: DeletionCounts): string =>
  listed('en', [
    plural('en', applications, { one: '1 application', other: `${applications} applications` }),
    plural('en', cvs, { one: '1 CV', other: `${cvs} CVs` }),
    plural('en', alerts, { one: '1 alert', other: `${alerts} alerts` }),
    `${saved} saved`,
  ])

/** All messages of the screen for staff and access. */
export const staffMessages = {
  searched: 'Person',
  task: 'People',
  title: 'Staff and access',
  intro: 'Who may enter the studio, and as what. Everybody else with an account is in the list of people.',
  allPeople: 'All people',
  invite: {
    title: 'Invite somebody',
    email: 'Email',
    name: 'Full name',
    role: 'Role',
    optional: '(optional)',
    hint: 'They get a link by mail with which they choose their own password. It works for 7 days.',
    send: 'Send invitation',
    sent: (email: string) => `An invitation is on its way to ${email}.`,
    failed: 'The invitation could not be sent',
    badEmail: 'This is not an email address.',
    exists: 'This address has an account already. Change its role in the list of people.',
    again: 'Send invitation again',
  },
  columns: { person: 'Person', role: 'Role', state: 'State', sessions: 'Signed in on', actions: 'Actions' },
  states: { active: 'Active', invited: 'Invited', locked: 'Locked' },
  devices: (count: number) => `${count} ${plural('en', count, { one: 'device', other: 'devices' })}`,
  roleOf: (name: string) => `Role of ${name}`,
  you: 'you',
  confirmRole: (name: string, role: string) => `Make ${name} ${role}?`,
  roleNotes: {
    admin: 'Administrators do everything, this screen included.',
    editor: 'Editors keep colleges, banners and pages.',
    counsellor: 'Counsellors work the enquiries.',
    applicant: 'Applicants have no access to the studio.',
  },
  changeRole: 'Change role',
  lock: 'Lock',
  unlock: 'Unlock',
  confirmLock: (name: string) => `Lock ${name} out?`,
  lockNote: 'All their sessions end now, and they cannot sign in until somebody unlocks them.',
  signOut: 'Sign out everywhere',
  confirmSignOut: (name: string) => `Sign ${name} out everywhere?`,
  signOutNote: 'Every session ends now, on every device. What is not saved there is lost.',
  deletion: {
    open: 'Delete this person',
    question: (name: string) => `Delete ${name} for good?`,
    goes: (goes: DeletionCounts) =>
      `With the account go ${inWords(goes)}. Enquiries stay without a name. Nothing of it can be restored.`,
    first: (goes: DeletionCounts) =>
      `Nothing was deleted. With this person go ${inWords(goes)}. Open their form and choose “Delete this person”, or lock the account.`,
    lockInstead: 'You can lock the account instead: nobody signs in with it, everything stays, and you can undo it.',
    isLocked: 'The account is locked: nobody signs in with it, and everything stays.',
    lock: 'Lock the account instead',
    remove: 'Delete all of it',
  },
  cancel: 'Cancel',
  saved: 'Saved.',
  notSaved: 'That could not be saved',
  signedOut: 'Signed out everywhere.',
  invitedAgainSummary: (record: string) => `Invited again: ${record}`,
  roleSummary: (record: string) => `Role changed: ${record}`,
  signedOutSummary: (record: string) => `Signed out everywhere: ${record}`,
} as const
