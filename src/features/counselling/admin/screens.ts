import { contentKeepers } from '@/cms/access/access'
import type { StudioScreens } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { importScreen, importTab } from '@/cms/import/import-screens'
import { authorityImporter } from '../import/admin/authority-importer'
import { counsellingDeskMessages } from './messages'

const texts = counsellingDeskMessages.navigation

/** The dates of counselling and those who announce them. */
export const counsellingScreens: StudioScreens = {
  views: { importAuthorities: importScreen(authorityImporter) },
  tasks: [
    {
      rule: contentKeepers,
      href: studioPaths.list('counselling-dates'),
      label: texts.task,
      tabs: [
        { href: studioPaths.list('counselling-dates'), label: texts.dates },
        { href: studioPaths.list('admission-rules'), label: texts.rules },
        { href: studioPaths.list('counselling-authorities'), label: texts.authorities },
        importTab(authorityImporter),
      ],
    },
  ],
}
