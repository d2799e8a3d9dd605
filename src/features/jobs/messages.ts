import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** Why an application, or a step of it, is refused. Every sentence that the job board shows. */
export const { applicationErrorMessages, jobMessages } = translationsOf<typeof en>({ en, hi })
