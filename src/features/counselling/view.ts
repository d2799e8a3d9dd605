import type { MarkedFigure } from '@/cms/sources/figure-view'
import type { CourseKey } from '@/lib/vocabulary'
import type { ruleView } from './queries'

/** Who allots seats, with what has been announced. */
export interface AuthorityView {
  id: string
  slug: string
  name: string
  shortName: string | null
  /** Whose seats it allots; null for all of India. */
  region: { name: string; slug: string } | null
  site: string
  courses: CourseKey[]
  allots: string | null
  /** In the order of their first days. */
  dates: DateView[]
  /** Its own rules and those of its state, the newest first. */
  rules: RuleView[]
}

/** One date, as its notice says it. */
export interface DateView {
  id: string
  what: string
  /** Empty: all courses of the authority. */
  courses: CourseKey[]
  /** Days in India: 2026-11-24. */
  startsOn: string
  /** The same day where it is one day. */
  endsOn: string
  notice: MarkedFigure
  noticeOn: string | null
  /** An instant. */
  updatedAt: string
}

/** A date with who announced it. */
export interface AnnouncedView extends DateView {
  authority: Pick<AuthorityView, 'name' | 'slug' | 'shortName' | 'region'>
}

/** A rule of an authority or a state, as a document of some year says it. */
export type RuleView = ReturnType<typeof ruleView>
