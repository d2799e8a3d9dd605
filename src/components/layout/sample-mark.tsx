import type { Language } from '@/lib/language'
import { layoutMessages } from './messages'
import type { SiteSettingsView } from './site-view'

/** Says of a part of the contact that the first start made it up; nothing where it is the owners' own. */
export const SampleMark = ({
  language,
  site: { placeholders },
  field,
}: {
  language: Language
  site: Pick<SiteSettingsView, 'placeholders'>
  field: SiteSettingsView['placeholders'][number]
}) => placeholders.includes(field) && <span> {layoutMessages(language).sample}</span>
