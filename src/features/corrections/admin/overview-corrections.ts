import type { PayloadRequest } from 'payload'
import { filteredList } from '@/cms/admin/overview/figures'
import type { OverviewPart } from '@/cms/admin/overview/waiting'
import { correctionDeskMessages } from './messages'
import { waitingCorrections } from './waiting-queries'

const texts = correctionDeskMessages.waiting

/** What readers say is wrong and nobody has looked at, on the Overview of those who keep the content. */
export async function correctionsPart(req: PayloadRequest): Promise<OverviewPart> {
  const { count, oldest } = await waitingCorrections(req)
  return {
    waiting: [
      {
        label: texts.title,
        count,
        href: filteredList('corrections', ['status', 'equals', 'new']),
        act: texts.look,
        detail: oldest?.title,
      },
    ],
    figures: [],
  }
}
