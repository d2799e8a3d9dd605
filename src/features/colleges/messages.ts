import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** Every sentence of the list of colleges. Every sentence of a college's page. */
export const { collegeListMessages, collegeMessages } = translationsOf<typeof en>({ en, hi })
