import type { CollectionConfig } from 'payload'
import { contentKeepers, nobody } from '@/cms/access/access'
import { declare } from '@/cms/declarations'
import { writtenByServer } from '@/cms/fields/checks/lengths'
import { withHelp } from '@/cms/fields/with-help'
import { QUALIFICATIONS } from '@/lib/vocabulary'
import { hitRateHelp } from '../admin/field-help'
import { cutOffDeskTexts as texts } from '../admin/texts'
import { ROUNDS } from '../schema'

const count = (name: string) => ({ name, type: 'number', required: true, custom: writtenByServer }) as const

/**
 * How often the edges of the bands held: for each pool of seats and round, what an earlier year said of a later one.
 * Written anew within a minute after a rank has changed, or by `npm run backtest`.
 */
export const HitRates: CollectionConfig = {
  slug: 'hit-rates',
  labels: { singular: texts.hitRate, plural: texts.hitRates },
  custom: declare({ audit: { isLeftOut: true } }),
  access: { create: nobody, read: contentKeepers, update: nobody, delete: nobody },
  admin: {
    // It stands on the page that shows it.
    hidden: true,
    description: texts.hitRatesHelp,
  },
  defaultSort: '-toYear',
  fields: withHelp(hitRateHelp, [
    { name: 'authority', type: 'relationship', relationTo: 'counselling-authorities', required: true },
    { name: 'quota', type: 'relationship', relationTo: 'seat-terms', required: true },
    { name: 'course', type: 'select', required: true, options: [...QUALIFICATIONS] },
    {
      name: 'round',
      type: 'select',
      required: true,
      options: ROUNDS.map((value) => ({ value, label: texts.rounds[value] })),
    },
    count('fromYear'),
    count('toYear'),
    count('cases'),
    count('heldLikely'),
    count('heldPossible'),
    count('heldReach'),
  ]),
}
