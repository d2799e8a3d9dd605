import type { PayloadRequest } from 'payload'
import { filteredList } from '@/cms/admin/overview/figures'
import type { OverviewPart } from '@/cms/admin/overview/waiting'
import { counsellingDeskMessages } from './messages'
import { calendarGaps } from './overview-queries'

const texts = counsellingDeskMessages.overview

/** The dates of counselling that need somebody, on the Overview of those who keep the content. */
export async function datesPart({ payload }: PayloadRequest): Promise<OverviewPart> {
  const { over, unsourced } = await calendarGaps(payload)
  return {
    waiting: [
      {
        label: texts.over,
        count: over.length,
        href: filteredList('counselling-dates', ['authority', 'in', over.join(',')]),
        act: texts.look,
      },
      {
        label: texts.unsourced,
        count: unsourced,
        href: filteredList('counselling-dates', ['source.kind', 'equals', 'own']),
        act: texts.look,
      },
    ],
    figures: [],
  }
}
