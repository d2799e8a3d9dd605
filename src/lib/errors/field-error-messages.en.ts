import { plural } from '../text/format'

/** Shown above a form with invalid fields, or whose sender is no longer signed in. */
export const fieldErrorMessages = {
  mend: (count: number) =>
    plural('en', count, { one: 'One field needs another look:', other: `${count} fields need another look:` }),
  signInAgain: 'Sign in in a new tab, then send this again. What you typed stays here.',
  signedInAsAnother: (email: string) =>
    `Nothing was changed: in another tab you have signed in as ${email}, and this form was opened with another account. Sign in with that account again, then send this again.`,
} as const
