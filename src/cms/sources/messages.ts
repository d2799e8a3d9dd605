import { plural } from '@/lib/text/format'
import type { Shelf, SourceKind } from './source-rule'

/** All messages about sources in the studio. */
export const sourceDeskMessages = {
  singular: 'Source',
  plural: 'Sources',
  description: 'The documents in which the figures of the site stand. A figure without one is shown as not verified.',
  kinds: {
    official: 'Official: the authority itself',
    college: 'The college or hospital itself',
    press: 'Press',
    own: 'Our own listing, no document',
  } satisfies Record<SourceKind, string>,
  year: 'Year',
  yearHelp: 'For example 2025, or 2024-25 for an academic year.',
  sourceOf: (figure: string) => (figure ? `Source of ${figure}` : 'Source'),
  sourceHelp: 'Without one the figure is shown as our listing, not verified.',
  checkedOf: (figure: string) => (figure ? `${figure}: last checked on` : 'Last checked on'),
  checkedHelp: 'The day on which it was last compared with its source.',
  settings: 'Facts and sources',
  settingsDescription: 'After how many months figures are to be checked again, and how ratings are made.',
  fees: 'Fees hold for (months)',
  seats: 'Seats hold for (months)',
  sites: 'Official sites hold for (months)',
  shelves: {
    fees: 'A fee that was checked longer ago says that it may have changed, and waits under Facts to check.',
    seats: 'The same for numbers of seats.',
    sites: 'The same for addresses of official sites.',
  } satisfies Record<Shelf, string>,
  ratingMethod: 'How ratings are made',
  ratingMethodHelp:
    'Who makes the ratings of colleges, and from what. Every rated college shows it. While it is empty, a site that is set up shows none.',
  stillCited: (count: number) =>
    plural('en', count, {
      one: 'A figure names this source. Give it another one first.',
      other: `${count} figures name this source. Give them another one first.`,
    }),
} as const
