import type { FeatureConfig } from '@/cms/feature-config'
import { correctionScreens } from './admin/screens'
import { Corrections } from './collections/corrections'
import { correctionsAbout, eraseCorrectionsOf, eraseCorrectionsTask } from './tasks/erase-corrections'

export const corrections: FeatureConfig = {
  collections: [Corrections],
  screens: correctionScreens,
  tasks: [eraseCorrectionsTask],
  mailsAbout: [correctionsAbout],
  erasers: [eraseCorrectionsOf],
}
