import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** All messages about counselling dates. */
export const { counsellingMessages } = translationsOf<typeof en>({ en, hi })
