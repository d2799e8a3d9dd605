import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** Every sentence of the page that says which closing ranks are held. */
export const { coverageMessages } = translationsOf<typeof en>({ en, hi })
