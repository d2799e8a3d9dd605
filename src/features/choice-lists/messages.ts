import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export type { ChoiceListFieldCode } from './messages.en'

/** Why something is not done with a kept list. */
export const choiceListErrorMessages = translations<typeof en.choiceListErrorMessages>({
  en: en.choiceListErrorMessages,
  hi: hi.choiceListErrorMessages,
})

/** Every sentence about kept lists of choices. */
export const choiceListMessages = translations<typeof en.choiceListMessages>({
  en: en.choiceListMessages,
  hi: hi.choiceListMessages,
})
