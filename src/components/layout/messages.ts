import { type Messages, translations } from '@/lib/text/translations'
import * as en from './messages.en'

export type LayoutMessages = Messages<typeof en.layoutMessages>

/** Every sentence of the header, the menus and the footer. */
export const layoutMessages = translations<typeof en.layoutMessages>({ en: en.layoutMessages })
