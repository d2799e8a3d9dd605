import { type Messages, translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export const { enquiryMessages } = translationsOf<typeof en>({ en, hi })
export type EnquiryFieldCode = keyof Messages<typeof en.enquiryMessages>['errors']
