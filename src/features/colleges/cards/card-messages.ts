import { translationsOf } from '@/lib/text/translations'
import * as en from './card-messages.en'
import * as hi from './card-messages.hi'

/** All messages of a college's card. */
export const { collegeCardMessages } = translationsOf<typeof en>({ en, hi })
