import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** Why an application, or a step of it, is refused. */
export const applicationErrorMessages = translations<typeof en.applicationErrorMessages>({
  en: en.applicationErrorMessages,
  hi: hi.applicationErrorMessages,
})

/** Every sentence that the job board shows. */
export const jobMessages = translations<typeof en.jobMessages>({ en: en.jobMessages, hi: hi.jobMessages })
