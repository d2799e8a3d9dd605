import type { SelectField } from 'payload'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/text/language'

/** The language in which somebody used the site: mails to them are written in it. Set by forms, not shown in the studio. */
export const languageField: SelectField = {
  name: 'language',
  type: 'select',
  defaultValue: DEFAULT_LANGUAGE,
  options: [...LANGUAGES],
  admin: { hidden: true },
}
