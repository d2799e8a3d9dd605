import type { PayloadRequest } from 'payload'
import type { OverviewPart } from '@/cms/admin/overview/waiting'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { countUnmatched } from '../operations/figure-queries'
import { cutOffDeskMessages as messages } from './messages'

/** Closing ranks that meet no college, on the Overview of those who keep the content. */
export const ranksPart = async (req: PayloadRequest): Promise<OverviewPart> => ({
  waiting: [],
  figures: [
    {
      label: messages.unmatched,
      value: await countUnmatched(req),
      href: studioPaths.list('college-names', { 'where[college][exists]': 'false' }),
    },
  ],
})
