import { contentKeepers } from '@/cms/access/access'
import { studioMessages } from '@/cms/admin/messages'
import { type StudioScreens, task } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { settingsMessages } from './messages'

const { screens } = settingsMessages
const { images, pages, settings } = studioMessages.navigation
const global = (slug: keyof typeof screens) => ({ href: studioPaths.global(slug), label: screens[slug] })

/** Fixed pages with their images, and site settings. */
export const pageScreens: StudioScreens = {
  tasks: [
    task(contentKeepers, pages, [
      global('admission'),
      ...(['about', 'privacy', 'terms'] as const).map(global),
      { href: studioPaths.list('media'), label: images },
    ]),
    task(contentKeepers, settings, [global('site-settings')]),
  ],
}
