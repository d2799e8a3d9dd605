/** Every sentence that the accounts feature shows. Those of the specification are word for word. */
export const accountTexts = {
  lastAdmin: 'This is the only administrator. Make somebody else an administrator first.',
  unexpected: 'An unexpected error occurred',
  wrongCredentials: 'The e-mail address or the password is not right.',
  unverified: 'Please verify your e-mail address first.',
  ownAccountPage: 'Your e-mail address and password are changed in the account settings of the dashboard.',
  foreignFile: 'That file belongs to somebody else.',
  flash: { 'signed-in': 'Successfully signed in!', 'signed-out': 'Logged out successfully' },
  backToHome: 'Back to Home',
  backToSignIn: 'Back to sign in',
} as const

export const doorTexts = {
  signIn: 'Sign in',
  createAccount: 'Create account',
  switchLabel: 'Sign in or create an account',
  signInButton: 'Sign In',
  signInBusy: 'Signing in…',
  createButton: 'Create Account',
  createBusy: 'Creating your account…',
  forgotten: 'Forgotten your password?',
  noAccount: 'No account yet?',
  haveAccount: 'Already have an account?',
  requiredNote: 'Everything is required except what is marked optional.',
  labels: {
    fullName: 'Full name',
    email: 'Email',
    phone: 'Phone',
    password: 'Password',
    newPassword: 'New password',
    photo: 'Profile photo',
  },
  hints: {
    email: 'We send a link here to verify your account.',
    phone: 'With country code if it is not an Indian number.',
    password: 'At least 10 characters. Several words together are easy to remember and hard to guess.',
    photo: 'JPEG, PNG, WebP, GIF or AVIF, up to 5 MB.',
  },
  created: 'Account created! Check your email for verification.',
  photoWaits: 'Your profile photo will be saved once you verify your email.',
  createdNext:
    'The link in the mail works for 48 hours. Nothing there? Look in the spam folder, or have it sent again.',
  resend: 'Send the verification mail again',
  resendBusy: 'Sending…',
  resent: 'If this address has an account that is not verified yet, a new mail is on its way.',
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  goOn: 'Continue',
  otherAccount: 'Or sign in with another account below.',
  notices: {
    verified: 'Your e-mail address is verified. You can sign in now.',
    'password-reset': 'Your password is changed. Sign in with the new one.',
    'email-changed': 'Your e-mail address is changed. Sign in with the new one.',
    deleted: 'Your account and everything personal in it are deleted.',
    'signed-out-everywhere': 'You are signed out on every device.',
    'admin-ready': 'The administrator account is ready. Sign in to open the studio.',
  },
} as const
export type DoorNotice = keyof typeof doorTexts.notices

/** What is wrong with a field, as the sentence beside it. */
export const fieldTexts = {
  fullName: 'Enter your full name.',
  fullNameLong: 'Use at most 120 characters.',
  email: 'Enter an e-mail address like name@example.com.',
  phone: 'Enter a phone number like +91 98765 43210, or leave it empty.',
  password: 'Enter your password.',
  passwordShort: 'Use at least 10 characters.',
  passwordLong: 'Use at most 200 characters.',
  passwordCommon: 'This password is among the first that anybody would try. Choose another one.',
  tooLong: (most: number) => `Use at most ${most} characters.`,
  years: 'Enter full years between 0 and 70, or leave it empty.',
} as const

export const fileTexts = {
  tooLarge: 'The file is larger than 5 MB. Choose a smaller one.',
  noFile: 'Choose a file first.',
  notAnImage: 'This file is not an image that we can read. Choose a JPEG, PNG, WebP, GIF or AVIF.',
  tooManyPixels: 'This image has too many pixels. Choose a smaller one.',
  notAPdf: 'This file is not a complete PDF. Choose a PDF document.',
} as const

/** The pages behind the links of our mails. */
export const linkTexts = {
  dead: 'This link has expired or has been used already. Ask for a new one.',
  verifyTitle: 'Verify your e-mail address',
  verifyLead: 'One press and the address is yours.',
  verifyButton: 'Verify e-mail address',
  verifyBusy: 'Verifying…',
  resendTitle: 'Ask for a new verification mail',
  changeTitle: 'Confirm your new e-mail address',
  changeLead: (email: string) => `From now on you sign in with ${email}.`,
  changeButton: 'Confirm new address',
  changeDead: 'This link has expired or has been used already. Ask for the change again in your account settings.',
  forgotTitle: 'Forgotten your password?',
  forgotLead: 'Enter the address of your account. We send a link with which you can choose a new password.',
  forgotButton: 'Send the link',
  forgotBusy: 'Sending…',
  resetSent: 'If this address has an account, a link for a new password is on its way. It works for one hour.',
  resetTitle: 'Choose a new password',
  resetButton: 'Save new password',
  resetBusy: 'Saving…',
  resetAgain: 'Ask for a new link',
} as const
