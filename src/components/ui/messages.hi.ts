import type { Messages } from '@/lib/text/translations'
import type * as en from './messages.en'

export const uiMessages = {
  home: 'होम',
  breadcrumbs: 'पेज का रास्ता',
  sampleFigures: 'नमूने के आंकड़े। ये असली नहीं हैं।',
  countedHere: 'इस साइट पर की गई गिनती',
  exampleFigure: 'उदाहरण',
  sourceAsOf: (source, date) => `${source}, ${date}`,
  stars: (rating) => `5 में से ${rating}`,
} as const satisfies Messages<typeof en.uiMessages>
