import { plural } from '../text/format'

/** Said above a form of which some fields were not taken, or whose sender is not signed in any more. */
export const fieldErrorMessages = {
  mend: (count: number) =>
    plural('en', count, { one: 'One field needs another look:', other: `${count} fields need another look:` }),
  signInAgain: 'Sign in in a new tab, then send this again. What you typed stays here.',
} as const
