import { contentKeepers } from '@/cms/access/access'
import { studioMessages } from '@/cms/admin/messages'
import type { StudioScreens } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { settingsMessages } from './messages'

const { screens } = settingsMessages
const { images, pages, settings } = studioMessages.navigation
const global = (slug: keyof typeof screens) => ({ href: studioPaths.global(slug), label: screens[slug] })

/** Fixed pages with their images, and site settings. */
export const pageScreens: StudioScreens = {
  tasks: [
    {
      rule: contentKeepers,
      href: studioPaths.global('admission'),
      label: pages,
      tabs: [
        ...(['admission', 'about', 'privacy', 'terms'] as const).map(global),
        { href: studioPaths.list('media'), label: images },
      ],
    },
    {
      rule: contentKeepers,
      href: studioPaths.global('site-settings'),
      label: settings,
      tabs: [global('site-settings')],
    },
  ],
}
