import 'server-only'
import type { Language } from '@/lib/language'
import { collegeAt } from '../page/queries'
import type { CollegeView } from '../page/view'

/** Colleges side by side, and the addresses at which there is none (any more). */
export interface Compared {
  colleges: CollegeView[]
  missing: string[]
}

/** The live colleges at some addresses, in their order; a renamed one is found under its old address too. */
export async function comparedColleges(language: Language, slugs: readonly string[]): Promise<Compared> {
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
