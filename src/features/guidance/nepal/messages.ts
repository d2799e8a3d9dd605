import { translations } from '@/lib/text/translations'
import * as en from './messages.en'

/** What the pages of Nepal say that those of India do not. */
export const nepalMessages = translations<typeof en.nepalMessages>({ en: en.nepalMessages })
