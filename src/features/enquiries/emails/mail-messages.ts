import { translationsOf } from '@/lib/text/translations'
import * as en from './mail-messages.en'
import * as hi from './mail-messages.hi'

export const { enquiryMailMessages } = translationsOf<typeof en>({ en, hi })
