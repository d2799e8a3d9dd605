import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** Every sentence about how far a college is. */
export const { distanceMessages } = translationsOf<typeof en>({ en, hi })
