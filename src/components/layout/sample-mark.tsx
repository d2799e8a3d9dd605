import type { Language } from '@/lib/language'
import { layoutMessages } from './messages'
import type { SiteSettingsView } from './site-view'

/** Marks sample contact details of the first start; nothing for the owners' own. */
export const SampleMark = (props: {
  language: Language
  site: Pick<SiteSettingsView, 'placeholders'>
  field: SiteSettingsView['placeholders'][number]
}) => props.site.placeholders.includes(props.field) && <span> {layoutMessages(props.language).sample}</span>
