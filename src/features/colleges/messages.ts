import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** All messages of the college list and of a college's page. */
export const { collegeListMessages, collegeMessages } = translationsOf<typeof en>({ en, hi })
