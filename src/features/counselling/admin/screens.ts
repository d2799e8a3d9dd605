import { contentKeepers } from '@/cms/access/access'
import { type StudioScreens, task } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { importScreen, importTab } from '@/cms/import/doors'
import { authorityImporter } from '../import/admin/authority-importer'
import { counsellingDeskMessages } from './messages'

const messages = counsellingDeskMessages.navigation

/** Counselling dates and authorities. */
export const counsellingScreens: StudioScreens = {
  views: { importAuthorities: importScreen(authorityImporter) },
  tasks: [
    task(contentKeepers, messages.task, [
      { href: studioPaths.list('counselling-dates'), label: messages.dates },
      { href: studioPaths.list('admission-rules'), label: messages.rules },
      { href: studioPaths.list('counselling-authorities'), label: messages.authorities },
      importTab(authorityImporter),
    ]),
  ],
}
