import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** All messages of the coverage page: which closing ranks we hold. */
export const { coverageMessages } = translationsOf<typeof en>({ en, hi })
