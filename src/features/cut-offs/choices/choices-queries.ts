import { sql } from 'drizzle-orm'
import { isForWomen } from '../shown/series'
import 'server-only'
import { liveRecordsSql } from '@/cms/access/live-rule'
import { recordsAt } from '@/cms/hooks/slugs-rule'
import { isOfKindSql } from '@/lib/college-facts/college-kinds-rule'
import { rowsOf } from '@/server/read-queries'
import { closedKinds, eligibleSeats } from '../predictor/eligible-seats'
import type { Part, Question } from '../predictor/question'
import { placedSeats, seatTerms } from '../predictor/reach-queries'
import { cutOffsOfColleges } from '../records/cut-offs-queries'
import type { CutOffSeries } from '../records/series-queries'
import type { Choice } from './choice-params'

/** A choice as judged for a candidate. */
export type ChoiceView = Awaited<ReturnType<typeof viewsOf>>[number]

/** Of several kinds of seat of one choice the first of these counts. */
const BEST_FIRST: readonly Part[] = ['likely', 'possible', 'reach', 'unstated', 'figures']

/** Judges each choice by the closing ranks, in the list's order. */
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
      /** Whether the candidate may hold such a seat. */
      standing: standing(),
      /** Null if there is no such college. */
      collegeId: found?.id ?? null,
      quota: first?.quota ?? null,
      /** The state of the authority; null for that of all India. */
      state: first?.authority.state ?? null,
      /** The seat's part of the predictor's answer; null beyond the last band. */
      part: best?.part ?? null,
      noBand: best?.noBand ?? null,
      isForWomen: best?.isForWomen ?? (series.length > 0 && series.every(isForWomen)),
      /** The kinds of seat of this choice that the candidate may hold. */
      series,
      /** Their closing ranks without doubted figures. */
      closings: series.flatMap(({ figures }) => figures.filter(({ flag }) => !flag)),
    }
  })
}

interface CollegeAt extends Record<string, unknown> {
  id: string
  slug: string
  /** Not open to the candidate: a college for women, or one that requires a certificate. */
  isClosed: boolean
}

/** The live colleges by current or former slug: lists are kept for years, so renamed colleges must be found. */
async function collegesAt(slugs: readonly string[], question: Question): Promise<Map<string, CollegeAt>> {
  if (slugs.length === 0) return new Map()
  const rows = await rowsOf<CollegeAt>(sql`
    select colleges.id, at.slug, ${sql.raw(isOfKindSql('colleges', closedKinds(question)))} as "isClosed"
    from ${recordsAt('colleges', liveRecordsSql('colleges'), slugs)} as at join colleges on colleges.id = at.id`)
  return new Map(rows.map((row) => [row.slug, row]))
}
