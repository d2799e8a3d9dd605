import { STUDIO_LANGUAGE } from '@/lib/language'
import { plural } from '@/lib/text/format'
import type { PointPrecision } from '@/lib/vocabulary'

/** All messages of the colleges' studio screens. */
export const collegeDeskMessages = {
  searched: 'College',
  misspeltState: (meant: string) => `No state is called so. Did you mean ${meant}?`,
  otherCountry: 'This state lies in the other country. Correct one of the two.',
  unknownState: 'The site has no such state or territory. Write it as it stands under States and provinces.',
  liesIn: (colleges: number) =>
    plural(STUDIO_LANGUAGE, colleges, {
      one: 'A college lies in it. Give it another state first.',
      other: `${colleges} colleges lie in it. Give them another state first.`,
    }),
  teaches: (colleges: number) =>
    plural(STUDIO_LANGUAGE, colleges, {
      one: 'A college teaches this course. Untick it there first.',
      other: `${colleges} colleges teach this course. Untick it there first.`,
    }),
  all: 'All colleges',
  featured: 'Featured colleges',
  featuredTab: 'Featured',
  orderIntro: 'The admission page shows the first six in this order. Drag one by its handle, or use its arrows.',
  add: 'Add featured college',
  /** Labels and help of a college's figures and their sources. */
  figures: {
    fees: 'What the card shows, made from the fees by kind of seat below. A figure written here instead becomes one without a source.',
    seats:
      'What the card shows, made from the seats by course below. A number written here instead becomes one without a source.',
    established: 'year',
    ranking: 'ranking',
    facilities: 'facilities',
    listing: 'Where the name, the place, who runs the college and its courses stand.',
    feesUndisclosedHelp:
      'The day on which somebody looked and the college published none. Empty it when a fee is entered.',
    feeRows: 'Fees by kind of seat',
    feeRowsHelp: 'One row for each kind of seat. The card shows those of the first course that have a source.',
    seatRows: 'Seats by course',
    seatRowsHelp: 'One row for each course. The card shows the first course.',
  },
  precisions: {
    address: 'The address: two sources agree',
    pin: 'Its PIN code',
    town: 'Its town alone',
  } satisfies Record<PointPrecision, string>,
  overview: {
    drafts: 'Drafts of colleges',
    pageDrafts: 'Drafts of guidance pages',
    scheduled: 'Colleges scheduled',
    pagesScheduled: 'Guidance pages scheduled',
    withoutImage: 'Colleges without a photograph',
    withoutSource: 'Colleges without a source',
  },
} as const
