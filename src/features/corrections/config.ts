import type { FeatureConfig } from '@/cms/feature-config'
import { recordsBy } from '@/cms/personal/erasure/erasure-queries'
import { correctionScreens } from './admin/screens'
import { Corrections } from './collections/corrections'
import { eraseCorrectionsOf, eraseCorrectionsTask } from './tasks/erase-corrections'

export const corrections: FeatureConfig = {
  collections: [Corrections],
  screens: correctionScreens,
  tasks: [eraseCorrectionsTask],
  mailsAbout: [recordsBy('corrections', 'user', 'email')],
  erasers: [eraseCorrectionsOf],
}
