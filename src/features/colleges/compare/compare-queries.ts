import type { Language } from '@/lib/language'
import 'server-only'
import type { CollegeView } from '../page/college-view'
import { collegeAt } from '../page/queries'
import { MOST_COMPARED } from './compare-params'
import { compareMessages } from './messages'

/** The words of the tray, as components in the browser are handed them; `counts` by how many are chosen. */
export type TrayLabels = ReturnType<typeof trayLabels>

export function trayLabels(language: Language) {
  const { count, ...words } = compareMessages(language).tray
  return { ...words, counts: Array.from({ length: MOST_COMPARED + 1 }, (_, chosen) => count(chosen)) }
}

/** The live colleges at some addresses, in their order, and the addresses at which there is none (any more); a renamed one is found too. */
export async function comparedColleges(language: Language, slugs: readonly string[]) {
  const found = await Promise.all(slugs.map(async (slug) => ({ slug, college: await liveCollege(language, slug) })))
  const colleges = found.flatMap(({ college }) => college ?? [])
  return {
    colleges: colleges.filter(({ id }, index) => colleges.findIndex((other) => other.id === id) === index),
    missing: found.flatMap(({ slug, college }) => (college ? [] : [slug])),
  }
}

async function liveCollege(language: Language, slug: string): Promise<CollegeView | null> {
  const answer = await collegeAt(language, slug)
  if (!answer) return null
  if ('college' in answer) return answer.college
  const moved = await collegeAt(language, answer.movedTo)
  return moved && 'college' in moved ? moved.college : null
}
