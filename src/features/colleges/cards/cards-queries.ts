import { asVisitor } from '@/cms/access/access'
import { liveRecords } from '@/cms/access/live-rule'
import type { Language } from '@/lib/language'
import 'server-only'
import { payloadClient } from '@/server/payload'
import { shelfLives } from '@/server/shelf-lives'
import type { CollegeCardView } from '../page/view'
import { CARD_COLUMNS, collegeCard } from './card-view'

/** The live ones of these colleges, in the order of their ids. */
export async function collegeCards(language: Language, ids: string[]): Promise<CollegeCardView[]> {
  if (ids.length === 0) return []
  const [payload, shelf] = await Promise.all([payloadClient(), shelfLives()])
  const { docs } = await payload.find({
    collection: 'colleges',
    where: { and: [liveRecords(), { id: { in: ids } }] },
    select: CARD_COLUMNS,
    ...asVisitor,
    depth: 1,
  })
  return docs
    .map((college) => collegeCard(language, college, shelf))
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** The names of the colleges at these addresses that visitors may see, by address. */
export async function collegeNamesAt(slugs: readonly string[]): Promise<Map<string, string>> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'colleges',
    where: { slug: { in: slugs } },
    select: { name: true, slug: true },
    ...asVisitor,
  })
  return new Map(docs.flatMap(({ slug, name }) => (slug ? [[slug, name] as const] : [])))
}
