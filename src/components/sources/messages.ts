import { translations } from '@/lib/text/translations'
import * as en from './messages.en'

/** Every sentence about where a figure stands. */
export const sourceMessages = translations<typeof en.sourceMessages>({ en: en.sourceMessages })
