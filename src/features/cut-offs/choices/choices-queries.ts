import { sql } from 'drizzle-orm'
import { isForWomen } from '../shown/series'
import 'server-only'
import { liveRecordsSql } from '@/cms/access/live-rule'
import { recordsAt } from '@/cms/hooks/addresses-rule'
import { isOfKindSql } from '@/lib/college-facts/college-kinds-rule'
import { rowsOf } from '@/server/read-queries'
import { closedKinds, eligibleSeats } from '../predictor/eligible-seats'
import type { Part, Question } from '../predictor/question'
import { placedSeats, seatTerms } from '../predictor/reach-queries'
import { cutOffsOfColleges } from '../records/cut-offs-queries'
import type { CutOffSeries } from '../records/series-queries'
import type { Choice } from './choice-params'

/** What is known of a choice for one candidate. */
export type ChoiceView = Awaited<ReturnType<typeof viewsOf>>[number]

/** The order in which several kinds of seat of one choice speak for it. */
const BEST_FIRST: readonly Part[] = ['likely', 'possible', 'reach', 'unstated', 'figures']

/** What the record says of each choice, in the order of the list. */
export async function viewsOf(question: Question, choices: readonly Choice[]) {
  const colleges = await collegesAt([...new Set(choices.map(({ college }) => college))], question)
  const ids = [...colleges.values()].map(({ id }) => id)
  const [terms, known, placed] = await Promise.all([
    seatTerms(),
    cutOffsOfColleges(ids, { course: question.course }),
    placedSeats({ ...question, ownership: null, fees: null, show: null }, ids),
  ])
  const seats = eligibleSeats(terms, question)
  const pools = new Set(seats.map(({ quotaId, categoryId }) => `${quotaId} ${categoryId}`))
  const quotas = new Set(seats.map(({ quotaId }) => quotaId))
  const isTheirs = ({ rankType, gender, quota, category }: CutOffSeries) =>
    rankType !== 'state-merit' &&
    (gender === 'any' || question.gender === 'female') &&
    pools.has(`${quota.id} ${category.id}`)

  return choices.map(({ authority, quota, college }) => {
    const found = colleges.get(college)
    const all = known.filter(
      (each) => each.collegeId === found?.id && each.authority.slug === authority && each.quota.code === quota,
    )
    const series = found?.isClosed ? [] : all.filter(isTheirs)
    const rows = placed.filter(
      (row) => row.collegeId === found?.id && all.some((each) => each.quota.id === row.quotaId),
    )
    const best = BEST_FIRST.map((part) => rows.find((row) => row.part === part)).find(Boolean)
    const [first] = all
    const standing = (): 'ok' | 'not-listed' | 'not-yours' | 'no-category' | 'no-figures' => {
      if (!found) return 'not-listed'
      if (!first) return 'no-figures'
      if (found.isClosed || !quotas.has(first.quota.id)) return 'not-yours'
      return series.length === 0 ? 'no-category' : 'ok'
    }
    return {
      /** Whether the candidate may hold such a seat, by the closing ranks that are kept. */
      standing: standing(),
      /** Null where the site has no such college. */
      collegeId: found?.id ?? null,
      quota: first?.quota ?? null,
      /** The state of the authority; null for that of all India. */
      state: first?.authority.state ?? null,
      /** The part of the predictor's answer in which the seat stands; null beyond its last band. */
      part: best?.part ?? null,
      noBand: best?.noBand ?? null,
      isForWomen: best?.isForWomen ?? (series.length > 0 && series.every(isForWomen)),
      /** The kinds of seat of this choice that the candidate may hold. */
      series,
      /** What each round closed at, over all of them; doubted figures are left out. */
      closings: series.flatMap(({ figures }) => figures.filter(({ flag }) => !flag)),
    }
  })
}

interface CollegeAt extends Record<string, unknown> {
  id: string
  slug: string
  /** It takes no such candidate: a college for women, or one that asks for a certificate. */
  isClosed: boolean
}

/** The live colleges by the addresses that choices name; a list is kept for years, and a renamed college stays in it. */
async function collegesAt(slugs: readonly string[], question: Question): Promise<Map<string, CollegeAt>> {
  if (slugs.length === 0) return new Map()
  const rows = await rowsOf<CollegeAt>(sql`
    select colleges.id, at.slug, ${sql.raw(isOfKindSql('colleges', closedKinds(question)))} as "isClosed"
    from ${recordsAt('colleges', liveRecordsSql('colleges'), slugs)} as at join colleges on colleges.id = at.id`)
  return new Map(rows.map((row) => [row.slug, row]))
}
