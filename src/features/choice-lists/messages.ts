import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export type { ChoiceListFieldCode } from './messages.en'

/** Why something is not done with a kept list. Every sentence about kept lists of choices. */
export const { choiceListErrorMessages, choiceListMessages } = translationsOf<typeof en>({ en, hi })
