import { sql } from 'drizzle-orm'
import { asVisitor } from '@/cms/access/authority'
import { liveRecords, liveRecordsSql } from '@/cms/access/live-rule'
import { recordsAt } from '@/cms/hooks/addresses-rule'
import type { Language } from '@/lib/text/language'
import 'server-only'
import { payloadClient } from '@/server/payload'
import { rowsOf } from '@/server/read-queries'
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

/** The names of the colleges at these addresses that visitors may see, by address, former ones too. */
export async function collegeNamesAt(slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const rows = await rowsOf<{ slug: string; name: string }>(sql`
    select at.slug, colleges.name
    from ${recordsAt('colleges', liveRecordsSql('colleges'), slugs)} as at join colleges on colleges.id = at.id`)
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}
