import { orderView } from '@/cms/order/order-view'
import { idOf } from '@/lib/database/record-id'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { collegeDeskMessages } from './messages'

/** The specification's limit (section 9). */
const MAX_SHOWN = 6

/** Sorts the featured colleges; visitors see the first six that are shown. */
export const FeaturedView = orderView({
  collection: 'featured-colleges',
  title: collegeDeskMessages.featured,
  intro: collegeDeskMessages.orderIntro,
  add: collegeDeskMessages.add,
  page: pathsIn(STUDIO_LANGUAGE).admission(),
  max: MAX_SHOWN,
  itemOf: ({ name, college, isFeatured }) => ({
    title: name || (typeof college === 'object' ? college?.name : null),
    isOn: Boolean(isFeatured),
    shows: idOf(college) ?? undefined,
  }),
})
