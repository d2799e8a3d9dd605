import type { PayloadRequest } from 'payload'
import { filteredList, type OverviewPart } from '@/cms/admin/overview/waiting'
import { counsellingDeskMessages } from './messages'
import { calendarGaps } from './overview-queries'

const messages = counsellingDeskMessages.overview

/** The dates of counselling that need somebody, on the Overview of those who keep the content. */
export async function datesPart({ payload }: PayloadRequest): Promise<OverviewPart> {
  const { over, unsourced } = await calendarGaps(payload)
  return {
    waiting: [
      {
        label: messages.over,
        count: over.length,
        href: filteredList('counselling-dates', ['authority', 'in', over.join(',')]),
        act: messages.look,
      },
      {
        label: messages.unsourced,
        count: unsourced,
        href: filteredList('counselling-dates', ['source.kind', 'equals', 'own']),
        act: messages.look,
      },
    ],
    figures: [],
  }
}
