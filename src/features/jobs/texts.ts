import { translations } from '@/lib/text/translations'
import * as en from './texts.en'

/** Why an application, or a step of it, is refused. */
export const applicationRefusals = translations<typeof en.applicationRefusals>({ en: en.applicationRefusals })

/** Every sentence that the job board shows. */
export const jobTexts = translations<typeof en.jobTexts>({ en: en.jobTexts })
