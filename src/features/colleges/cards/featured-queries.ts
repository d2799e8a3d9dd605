import { asVisitor } from '@/cms/access/access'
import { markedFigure } from '@/cms/sources/figure-view'
import type { ShelfLives } from '@/cms/sources/source-rule'
import { populated } from '@/lib/database/record-id'
import type { Language } from '@/lib/language'
import { feesText } from '@/lib/text/format'
import 'server-only'
import { cached, tags } from '@/lib/caching/cache'
import { imageView } from '@/lib/views/images'
import { stated } from '@/lib/views/stated'
import type { FeaturedCollege } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { shelfLives } from '@/server/shelf-lives'
import { collegeCard } from './card-view'

/** Maximum of featured colleges (specification, section 9). */
const FEATURED_PLACES = 6
const SECONDS_UNTIL_NEXT_TRY = 10

export type FeaturedCollegeView = NonNullable<ReturnType<typeof featuredView>>

export interface FeaturedCollegesView {
  colleges: FeaturedCollegeView[]
  /** Reading failed; the built-in sample is shown instead. */
  failed: boolean
}

/** Stated only by the specification. */
const OWN = markedFigure({}, null)

/** Built-in sample with the specification's figures. */
const SAMPLE: FeaturedCollegeView = {
  id: 'sample',
  slug: 'king-georges-medical-university',
  name: "King George's Medical University",
  location: 'Lucknow',
  state: 'Uttar Pradesh',
  country: 'India',
  ownership: 'Government',
  kinds: [],
  minorityOf: null,
  courses: ['MBBS', 'MD', 'MS', 'DM', 'MCh'],
  fees: '₹45,000',
  seats: '250',
  established: 1905,
  marks: { fees: OWN, seats: OWN, established: OWN },
  imageUrl: null,
  imageAlt: null,
  imageSrcSet: null,
  description: null,
  ranking: null,
  websiteUrl: null,
}

/** Featured colleges of the admission page, in the editors' order. */
export async function featuredColleges(language: Language): Promise<FeaturedCollegesView> {
  try {
    const tagsOfAnswer = [tags.featured(), tags.collegeCards(), tags.allColleges(), tags.media(), tags.shelfLives()]
    return {
      colleges: await cached(['featured-colleges', language], tagsOfAnswer, [], () => readFeatured(language)),
      failed: false,
    }
  } catch (error) {
    console.error('The featured colleges could not be read:', error instanceof Error ? error.name : 'unknown error')
    const sample: FeaturedCollegesView = { colleges: [SAMPLE], failed: true }
    // A cached reader's short lifetime also limits the page's.
    return cached(['featured-failed'], [tags.featured()], sample, async () => sample, SECONDS_UNTIL_NEXT_TRY)
  }
}

async function readFeatured(language: Language): Promise<FeaturedCollegeView[]> {
  const [payload, shelf] = await Promise.all([payloadClient(), shelfLives()])
  const { docs } = await payload.find({
    collection: 'featured-colleges',
    // Access rules decide which are shown. Filtering by live colleges here as well would, in Payload 3.90, drop the
    // entries without a college.
    sort: ['sortOrder', 'createdAt'],
    // A hidden college is replaced by the next one.
    limit: FEATURED_PLACES * 2,
    ...asVisitor,
    depth: 2,
  })
  return shownFirst(docs.flatMap((entry) => featuredView(language, entry, shelf) ?? []))
}

/** As many as there are places; a college that is featured twice is shown once, in its first place. */
export const shownFirst = (views: readonly FeaturedCollegeView[]): FeaturedCollegeView[] =>
  views
    .filter(({ slug }, place) => !slug || views.findIndex((other) => other.slug === slug) === place)
    .slice(0, FEATURED_PLACES)

/** The entry's own text first, the college's where it is empty. */
export function featuredView(language: Language, entry: FeaturedCollege, shelf: ShelfLives) {
  const record = populated(entry.college)
  // The college is not visible, so nothing of it may show.
  if (entry.college && !record) return null
  const card = record ? collegeCard(language, record, shelf) : null
  const name = entry.name || card?.name
  if (!name) return null
  const own = imageView(entry.image, entry.imageUrl, 'card')
  return {
    id: entry.id,
    /** Null without a page. */
    slug: card?.slug ?? null,
    name,
    location: entry.location || card?.location || null,
    // A place in the entry is complete.
    state: entry.location ? null : (card?.state ?? null),
    ...stated(card, ['country', 'ownership', 'minorityOf', 'seats', 'established']),
    kinds: card?.kinds ?? [],
    courses: entry.courses?.length ? entry.courses : (card?.courses ?? []),
    fees: feesText(language, entry.fees, record?.country) ?? card?.fees ?? null,
    marks: {
      // An editor's own fee text has no source.
      fees: entry.fees ? markedFigure({}, shelf.fees) : (card?.marks.fees ?? null),
      seats: card?.marks.seats ?? null,
      established: card?.marks.established ?? null,
    },
    ...(own.imageUrl || !card ? own : stated(card, ['imageUrl', 'imageAlt', 'imageSrcSet'])),
    description: entry.description || null,
    ranking: entry.ranking || record?.ranking || null,
    websiteUrl: entry.websiteUrl || record?.websiteUrl || null,
  }
}
