import { translationsOf } from '@/lib/text/translations'
import * as en from './card-messages.en'
import * as hi from './card-messages.hi'

export const { collegeCardMessages } = translationsOf<typeof en>({ en, hi })
