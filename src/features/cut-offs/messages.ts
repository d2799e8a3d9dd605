import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** Every sentence of the predictor and of the page that says how good it is. */
export const predictorMessages = translations<typeof en.predictorMessages>({
  en: en.predictorMessages,
  hi: hi.predictorMessages,
})
