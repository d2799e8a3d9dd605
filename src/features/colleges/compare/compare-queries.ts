import type { Language } from '@/lib/language'
import 'server-only'
import type { CollegeView } from '../page/college-view'
import { collegeAt } from '../page/queries'
import { MAX_COMPARED } from './compare-params'
import { compareMessages } from './messages'

/** Tray messages for client components; `counts` by number of selected colleges. */
export type TrayLabels = ReturnType<typeof trayLabels>

export function trayLabels(language: Language) {
  const { count, ...words } = compareMessages(language).tray
  return { ...words, counts: Array.from({ length: MAX_COMPARED + 1 }, (_, chosen) => count(chosen)) }
}

/** Live colleges by slug, in order, and the slugs without one; renamed ones are found too. */
export async function comparedColleges(language: Language, slugs: readonly string[]) {
  const found = await Promise.all(slugs.map(async (slug) => ({ slug, college: await liveCollege(language, slug) })))
  const colleges = found.flatMap(({ college }) => college ?? [])
  return {
    colleges: colleges.filter(({ id }, index) => colleges.findIndex((other) => other.id === id) === index),
    missing: found.flatMap(({ slug, college }) => (college ? [] : [slug])),
  }
}

async function liveCollege(language: Language, slug: string): Promise<CollegeView | null> {
  const result = await collegeAt(language, slug)
  if (!result) return null
  if ('college' in result) return result.college
  const moved = await collegeAt(language, result.movedTo)
  return moved && 'college' in moved ? moved.college : null
}
