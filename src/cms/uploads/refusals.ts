import { translations } from '@/lib/text/translations'
import * as en from './refusals.en'

/** Why a file is refused, whoever sends it and by which form. */
export const fileRefusals = translations<typeof en.fileRefusals>({ en: en.fileRefusals })
