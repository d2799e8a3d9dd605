import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** All messages about distances. */
export const { distanceMessages } = translationsOf<typeof en>({ en, hi })
