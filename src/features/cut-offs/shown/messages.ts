import { translations } from '@/lib/text/translations'
import * as en from './messages.en'

/** Every sentence about the ranks at which seats closed. */
export const cutOffMessages = translations<typeof en.cutOffMessages>({ en: en.cutOffMessages })
