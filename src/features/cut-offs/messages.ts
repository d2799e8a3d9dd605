import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** Every sentence of the predictor and of the page that says how good it is. */
export const { predictorMessages } = translationsOf<typeof en>({ en, hi })
