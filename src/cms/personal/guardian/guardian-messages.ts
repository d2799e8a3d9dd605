import { translationsOf } from '@/lib/text/translations'
import * as en from './guardian-messages.en'
import * as hi from './guardian-messages.hi'

/** Why something waits for a parent, and who is filling in the form. */
export const { guardianErrorMessages, guardianMessages } = translationsOf<typeof en>({ en, hi })
