import type { CollectionConfig } from 'payload'
import { contentKeepers, nobody } from '@/cms/access/access'
import { cmsMetadata } from '@/cms/cms-metadata'
import { writtenByServer } from '@/cms/fields/checks/checks'
import { type FieldHelp, selectField, withHelp } from '@/cms/fields/common-fields'
import { QUALIFICATIONS } from '@/lib/vocabulary'
import { cutOffDeskMessages as messages } from '../admin/messages'
import { ROUNDS } from '../schema'

const count = (name: string) => ({ name, type: 'number', required: true, custom: writtenByServer }) as const

const help: FieldHelp = {
  authority: 'Whose seats.',
  quota: ['Quota', 'The pool of seats.'],
  course: 'The course of the seats.',
  round: 'The same round of both years.',
  fromYear: ['Told from', 'The year that the predictor was given.'],
  toYear: ['Asked for', 'The year that was hidden from it.'],
  cases: 'Colleges and categories that both years have.',
  heldLikely: ['Held at 0.75', 'Cases in which a rank at the edge of Likely would have got a seat.'],
  heldPossible: ['Held at 1.0', 'The same at the edge of Possible.'],
  heldReach: ['Held at 1.2', 'The same at the edge of Reach.'],
}

/**
 * How often the edges of the bands held, per pool of seats, round and pair of years. Rewritten within a minute after a
 * rank has changed, or by `npm run backtest`.
 */
export const HitRates: CollectionConfig = {
  slug: 'hit-rates',
  labels: { singular: messages.hitRate, plural: messages.hitRates },
  custom: cmsMetadata({ audit: { isLeftOut: true } }),
  access: { create: nobody, read: contentKeepers, update: nobody, delete: nobody },
  admin: {
    // The public page shows it.
    hidden: true,
    description: messages.hitRatesHelp,
  },
  defaultSort: '-toYear',
  fields: withHelp(help, [
    { name: 'authority', type: 'relationship', relationTo: 'counselling-authorities', required: true },
    { name: 'quota', type: 'relationship', relationTo: 'seat-terms', required: true },
    { name: 'course', type: 'select', required: true, options: [...QUALIFICATIONS] },
    selectField('round', ROUNDS, messages.rounds, { required: true }),
    count('fromYear'),
    count('toYear'),
    count('cases'),
    count('heldLikely'),
    count('heldPossible'),
    count('heldReach'),
  ]),
}
