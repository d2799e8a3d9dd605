import type { PayloadRequest } from 'payload'
import { filteredList, type OverviewPart } from '@/cms/admin/overview/waiting'
import { correctionDeskMessages } from './messages'
import { waitingCorrections } from './waiting-queries'

const messages = correctionDeskMessages.waiting

/** What readers say is wrong and nobody has looked at, on the Overview of those who keep the content. */
export async function correctionsPart(req: PayloadRequest): Promise<OverviewPart> {
  const { count, oldest } = await waitingCorrections(req)
  return {
    waiting: [
      {
        label: messages.title,
        count,
        href: filteredList('corrections', ['status', 'equals', 'new']),
        act: messages.look,
        detail: oldest?.title,
      },
    ],
    figures: [],
  }
}
