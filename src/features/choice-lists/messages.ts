import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export type { ChoiceListFieldCode } from './messages.en'

/** Why an action on a saved list is rejected, and all messages about choice lists. */
export const { choiceListErrorMessages, choiceListMessages } = translationsOf<typeof en>({ en, hi })
