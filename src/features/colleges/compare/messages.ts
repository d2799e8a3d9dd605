import { translations } from '@/lib/text/translations'
import * as en from './messages.en'

/** Every sentence of the comparison of colleges. */
export const compareMessages = translations<typeof en.compareMessages>({ en: en.compareMessages })
