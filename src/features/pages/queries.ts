import { cache } from 'react'
import 'server-only'
import { DEFAULT_SITE_SETTINGS, type SiteSettingsView } from '@/components/layout/site-view'
import { cached, tags } from '@/lib/cache'
import { payloadClient } from '@/lib/payload'
import type { SiteSetting } from '@/payload-types'

/** Brand, contact and announcement, for every page. */
export const getSiteSettings = cache(
  (): Promise<SiteSettingsView> =>
    cached(
      ['site-settings'],
      [tags.site()],
      async () => {
        const payload = await payloadClient()
        return settingsView(await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false }))
      },
      DEFAULT_SITE_SETTINGS,
    ),
)

function settingsView(settings: SiteSetting): SiteSettingsView {
  const { announcement } = settings
  return {
    brand: settings.brand || DEFAULT_SITE_SETTINGS.brand,
    blurb: settings.blurb || null,
    phone: settings.phone || null,
    whatsapp: settings.whatsapp || null,
    email: settings.email || null,
    address: settings.address || null,
    mapQuery: settings.mapQuery || null,
    officeHours: (settings.officeHours ?? []).map(({ days, hours }) => ({ days, hours })),
    social: (settings.social ?? []).map(({ network, url }) => ({ network, url })),
    announcement:
      announcement?.shown && announcement.text
        ? { text: announcement.text, link: announcement.link || null, year: announcement.year ?? null }
        : null,
  }
}
