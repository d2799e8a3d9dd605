import { translationsOf } from '@/lib/text/translations'
import * as en from './guardian-messages.en'
import * as hi from './guardian-messages.hi'

/** Why something waits for a parent. Who writes. */
export const { guardianErrorMessages, guardianMessages } = translationsOf<typeof en>({ en, hi })
