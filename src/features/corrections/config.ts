import { contentKeepers } from '@/cms/access/access'
import { studioMessages } from '@/cms/admin/messages'
import { task } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import type { FeatureConfig } from '@/cms/feature-config'
import { correctionDeskMessages } from './admin/messages'
import { Corrections } from './collections/corrections'
import { correctionsAbout, eraseCorrectionsOf, eraseCorrectionsTask } from './tasks/erase-corrections'

/** Readers' corrections. */
export const corrections: FeatureConfig = {
  collections: [Corrections],
  // Readers' corrections, as part of the colleges task.
  screens: {
    tasks: [
      task(contentKeepers, studioMessages.navigation.colleges, [
        { href: studioPaths.list('corrections'), label: correctionDeskMessages.waiting.all },
      ]),
    ],
  },
  tasks: [eraseCorrectionsTask],
  mailsAbout: [correctionsAbout],
  erasers: [eraseCorrectionsOf],
}
