import { type Messages, translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export type LayoutMessages = Messages<typeof en.layoutMessages>

/** All messages of the header, menus and footer. */
export const layoutMessages = translations<typeof en.layoutMessages>({ en: en.layoutMessages, hi: hi.layoutMessages })
