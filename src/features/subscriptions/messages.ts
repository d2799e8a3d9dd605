import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export type { DoneCode } from './messages.en'

/** All messages of the pages by which people confirm, manage and end what we send them. */
export const { subscriptionMessages } = translationsOf<typeof en>({ en, hi })
