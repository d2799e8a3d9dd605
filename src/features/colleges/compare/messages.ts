import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** Every sentence of the comparison of colleges. */
export const { compareMessages } = translationsOf<typeof en>({ en, hi })
