import type { FieldMessages, MessagesByCode } from '@/lib/errors/action-result'

const UNEXPECTED = 'An unexpected error occurred'

/** Errors of actions on an account. */
export const accountErrorMessages = {
  'last-administrator': 'This is the only administrator. Make somebody else an administrator first.',
  'session-ended': 'You are not signed in any more. Please sign in again.',
  'session-refused': UNEXPECTED,
  'address-not-verified': 'Please verify your email address first.',
  'account-locked': 'This account is locked. Please ask an administrator.',
  'own-account-page': 'Your email address and password are changed in the account settings of the dashboard.',
  'file-of-somebody-else': 'That file belongs to somebody else.',
} as const satisfies MessagesByCode

/** All messages of the accounts feature. Those of the specification are word for word. */
export const common = {
  unexpected: UNEXPECTED,
  wrongCredentials: 'The email address or the password is not right.',
  flash: {
    'signed-in': 'Successfully signed in!',
    'signed-out': 'Logged out successfully',
    verified: 'Your email address is verified, and you are signed in.',
    'email-changed': 'Your email address is changed.',
  },
  backToHome: 'Back to Home',
  backToSignIn: 'Back to sign in',
} as const

/** What fields of several forms are called, and what opening an account agrees to. */
export const inputs = {
  labels: {
    fullName: 'Full name',
    email: 'Email',
    phone: 'Phone',
    password: 'Password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    photo: 'Profile photo',
    guardianEmail: 'Where do we ask a parent?',
  },
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  hints: {
    email: 'We send a link here to verify your account.',
    phone: 'With country code if it is not an Indian number.',
    password: 'At least 10 characters. Several words together are easy to remember and hard to guess.',
    photo: 'JPEG, PNG, WebP, GIF or AVIF, up to 16 MB.',
    guardianEmail: 'Their email address. Until they agree we keep no list and send no alert.',
  },
  consent: {
    before: 'By creating an account you agree to the ',
    terms: 'Terms of Service',
    between: ' and to the use of your details as the ',
    privacy: 'Privacy Policy',
    after: ' describes.',
  },
} as const

/** Around the forms of the sign-in page. */
export const signInPage = {
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  goOn: 'Continue',
  otherAccount: 'Or sign in with another account below.',
  notices: {
    verified: 'Your email address is verified. You can sign in now.',
    'password-reset': 'Your password is changed. Sign in with the new one.',
    'email-changed': 'Your email address is changed. Sign in with the new one.',
    deleted: 'Your account and everything personal in it are deleted.',
    'signed-out-everywhere': 'You are signed out on every device.',
    'admin-ready': 'The administrator account is ready. Sign in to open the studio.',
  },
} as const

/** The forms that sign in, create an account and ask for its mail. */
export const signIn = {
  optional: '(optional)',
  leaveEmpty: 'Leave this field empty',
  signIn: 'Sign in',
  createAccount: 'Create account',
  switchLabel: 'Sign in or create an account',
  signInButton: 'Sign In',
  signInBusy: 'Signing in…',
  createButton: 'Create Account',
  createBusy: 'Creating your account…',
  forgot: 'Forgotten your password?',
  noAccount: 'No account yet?',
  haveAccount: 'Already have an account?',
  requiredNote: 'Fill in everything that is not marked optional.',
  created: 'Account created! Check your email for verification.',
  photoWaits: 'Your profile photo will be saved once you verify your email.',
  createdNext:
    'The link in the email works for 48 hours. Nothing there? Look in the spam folder, or have it sent again.',
  resend: 'Send the verification email again',
  resendBusy: 'Sending…',
  resent: 'If this address has an account that is not verified yet, a new email is on its way.',
} as const

/** What is wrong with a field, as the sentence beside it. */
export const fields = {
  invalid: 'Please look at this field again.',
  'name-missing': 'Enter your full name.',
  'email-invalid': 'Enter an email address like name@example.com.',
  'phone-invalid': 'Enter a phone number like +91 98765 43210, or leave it empty.',
  'password-missing': 'Enter your password.',
  'password-too-short': 'Use at least 10 characters.',
  'password-too-long': 'Use at most 200 characters.',
  'password-too-common': 'This password is among the first that anybody would try. Choose another one.',
  'too-long': ({ max }) => `Use at most ${max} characters.`,
  'web-address': 'Leave out web and email addresses, and put a space after a full stop.',
  'not-a-choice': 'Choose one of the list.',
  'guardian-email': 'Enter the email address of a parent, such as name@example.com.',
  'guardian-own-email': 'This is your own address. Enter that of a parent.',
  'notice-invalid': 'Enter whole days between 0 and 365, or leave it empty.',
  'years-invalid': 'Enter full years between 0 and 70, or leave it empty.',
} as const satisfies FieldMessages
export type FieldCode = keyof typeof fields

/** The forms behind the links of our mails. */
export const linkForms = {
  claimTitle: 'Forgotten it, or somebody else created the account?',
  claimLead:
    'The link in the email shows that this address is yours. Choose a new password: what was typed before, name, phone and photo, is deleted.',
  claimButton: 'Set this password and verify',
  verifyBusy: 'Verifying…',
  forgotButton: 'Send the link',
  forgotBusy: 'Sending…',
  resetButton: 'Save new password',
  resetBusy: 'Saving…',
} as const

/** The pages behind the links of our mails. */
export const links = {
  dead: 'This link has expired or has been used already. Ask for a new one.',
  verifyTitle: 'Verify your email address',
  verifyLead: (email: string) => `Enter the password that you chose when you created the account for ${email}.`,
  wrongPassword:
    'This is not the password that the account was created with. If it was not you who created it, choose a new one below.',
  wrongPasswordOfChange: 'This is not the password of the account that asked for this change.',
  verifyButton: 'Verify email address',
  resendTitle: 'Ask for a new verification email',
  changeTitle: 'Confirm your new email address',
  changeLead: (email: string) => `Enter the password of your account. From then on you sign in with ${email}.`,
  changeButton: 'Confirm new address',
  wasChange: 'Did you change your email address?',
  changeAgain: 'Do it again in the account settings',
  forgotTitle: 'Forgotten your password?',
  forgotLead: 'Enter the address of your account. We send a link with which you can choose a new password.',
  resetSent: 'If this address has an account, a link for a new password is on its way. It works for one hour.',
  resetTitle: 'Choose a new password',
  resetAgain: 'Ask for a new link',
} as const

/** /accept-invitation: the first password of an invited person. */
export const invitation = {
  title: 'Accept your invitation',
  lead: (email: string) => `Choose a password. From then on you sign in with it and with ${email}.`,
  form: { button: 'Accept and sign in', busy: 'One moment…' },
  dead: 'This invitation has expired or has been used already. Ask whoever invited you for a new one.',
} as const

/** /admin-setup: the first administrator by a one-time link, and how to become a later one. */
export const adminSetup = {
  title: 'Set up the first administrator',
  form: {
    lead: 'This account manages the whole site: content, vacancies, applications, enquiries and people.',
    button: 'Create administrator',
    busy: 'Creating…',
  },
  dead: 'This link has expired or has been used already. Start the site again to get a new one.',
  noLinkTitle: 'There is no administrator yet',
  noLink:
    'The first one is made by a link that works once and for 24 hours. The start command prints it when the site starts, so only who runs the site sees it.',
  noLinkCommand: 'Start the site again to get a new link, or set ADMIN_EMAIL and ADMIN_PASSWORD before the start.',
  askTitle: 'Become an administrator',
  ask: 'Administrators give this right to others: in the studio, under People, they choose the role of an account. Ask one of them and name the email address of your account.',
  askContact: 'If you do not know an administrator, write to us.',
  contact: 'Contact',
  dashboard: 'Dashboard',
} as const
