import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** Every sentence of the course pages and of the guidance pages that is neither an editor's nor composed from facts. */
export const { guidanceMessages } = translationsOf<typeof en>({ en, hi })
