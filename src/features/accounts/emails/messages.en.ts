export interface MailLabels {
  subject: (brand: string) => string
  heading: string
  paragraphs: readonly string[]
  action?: string
}

/** What each account mail says. `brand` is the site's name from its settings. */
export const mailMessages = {
  verify: {
    subject: (brand) => `Verify your email address for ${brand}`,
    heading: 'Verify your email address',
    paragraphs: [
      'Press the button and then enter your password on the page that opens. The link works for 48 hours.',
      'If you did not create an account, you need do nothing: without this step it is deleted after 7 days.',
    ],
    action: 'Verify email address',
  },
  known: {
    subject: (brand) => `You already have an account at ${brand}`,
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, tried to use this address for an account. There is one already: sign in with your password, or set a new one if it is forgotten.',
      'If it was not you, you need do nothing. Your account is unchanged.',
    ],
    action: 'Sign in',
  },
  reset: {
    subject: (brand) => `Set a new password for ${brand}`,
    heading: 'Set a new password',
    paragraphs: [
      'Press the button to choose a new password. The link works for one hour and once.',
      'If you did not ask for this, you need do nothing. Your password stays as it is.',
    ],
    action: 'Choose a new password',
  },
  passwordChanged: {
    subject: (brand) => `Your password for ${brand} was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      'All other devices have been signed out.',
      'If it was not you, set a new password at once: choose "Forgotten your password?" on the sign-in page.',
    ],
    action: 'Open the sign-in page',
  },
  changeEmail: {
    subject: (brand) => `Confirm your new email address for ${brand}`,
    heading: 'Confirm your new email address',
    paragraphs: [
      'Press the button and then enter your password on the page that opens; from then on you sign in with this address. The link works for 48 hours.',
      'If you did not ask for this, you need do nothing.',
    ],
    action: 'Confirm new address',
  },
  emailChanged: {
    subject: (brand) => `Your email address for ${brand} was changed`,
    heading: 'Your email address was changed',
    paragraphs: [
      'Your account now belongs to another address, which was confirmed from there. This address no longer signs in.',
      'If it was not you, answer this email at once.',
    ],
  },
  invited: {
    subject: (brand) => `Your invitation to ${brand} is still open`,
    heading: 'You have been invited',
    paragraphs: [
      'Somebody, probably you, asked for an account or a new password with this address. An account is ready for you: open it with the link in the email that invited you.',
      'If that email is gone or its link has expired, ask whoever invited you to send the invitation again.',
    ],
  },
  deleted: {
    subject: (brand) => `Your account at ${brand} is deleted`,
    heading: 'Your account is deleted',
    paragraphs: [
      'Your profile, photo, CVs, applications and saved lists have been removed. Your alerts and reminders have ended.',
      'This is the last email from us. We wish you well.',
    ],
  },
} as const satisfies Record<string, MailLabels>

/** The mail that asks a parent for consent. `email` is the account's verified email. */
export const guardianMail = {
  subject: (brand: string) => `${brand}: does a parent agree?`,
  heading: 'Do you agree as a parent?',
  paragraphs: (email: string): [string, ...string[]] => [
    `The owner of ${email} has an account with us, is under 18 and names you as a parent or guardian.`,
    'Read what they could do with it, and agree if you wish. By the same link you can withdraw later.',
    'If you do not know them, you need do nothing: we write to you no more unless they ask again.',
  ],
  action: 'Read and decide',
} as const

/** A name is the person's own only once they have shown that the mailbox is theirs. */
export const greeting = ({ fullName, verified }: { fullName?: string | null; verified?: boolean | null }) =>
  fullName && verified ? `Dear ${fullName},` : 'Good day,'
