import { ROLE_LABELS, type Role } from '@/cms/access/roles'

interface Invited {
  brand: string
  /** The inviter; null for the server. */
  inviter: { name: string | null; email: string } | null
  role: Role
}

/** What each role does, for a newcomer. */
export const duties: Record<Role, string> = {
  applicant: 'With it you apply for vacancies, save colleges and follow your applications.',
  counsellor: 'Counsellors answer the enquiries of students and doctors.',
  editor: 'Editors keep the colleges, the guidance, the banners and the pages.',
  admin: 'Administrators do everything: content, vacancies, applications, enquiries and people.',
}

const named = ({ name, email }: NonNullable<Invited['inviter']>) => (name ? `${name} (${email})` : email)

export function invitationSentence({ brand, inviter, role }: Invited): string {
  const who = inviter ? `${named(inviter)} invites you` : 'You are invited'
  return role === 'applicant'
    ? `${who} to open an account at ${brand}.`
    : `${who} to the studio of ${brand}. Your role: ${ROLE_LABELS[role]}.`
}

/** The mail with which an administrator invites someone. */
export const invitationMail = (invited: Invited) => ({
  subject:
    invited.role === 'applicant'
      ? `Your account at ${invited.brand}`
      : `You are invited to the studio of ${invited.brand}`,
  heading: invited.role === 'applicant' ? 'An account was made for you' : 'You are invited',
  paragraphs: [
    invitationSentence(invited),
    duties[invited.role],
    'Press the button to choose your password. The link works for 7 days and once.',
    'If you do not know who invites you, you need do nothing: without this step nobody can use the account.',
  ],
  action: 'Accept the invitation',
})

/** The mail to someone with an account who has become a member of staff. */
export const roleMail = ({ brand, inviter, role }: Invited) => ({
  subject: `You now work in the studio of ${brand}`,
  heading: 'You have a new role',
  paragraphs: [
    inviter
      ? `${named(inviter)} gave you a role in the studio of ${brand}: ${ROLE_LABELS[role]}.`
      : `You have a role in the studio of ${brand}: ${ROLE_LABELS[role]}.`,
    duties[role],
    'You sign in with your email address and your password as before. The menu with your name leads to the studio.',
  ],
  action: 'Open the studio',
})
