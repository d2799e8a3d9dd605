import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** All messages of the predictor and of the page with its hit rates. */
export const { predictorMessages } = translationsOf<typeof en>({ en, hi })
