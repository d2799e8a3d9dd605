import type { CourseView, OfficialTotal, RegionView } from '../operations/course-records'
import type { GuidanceOverride } from '../operations/guidance-overrides'
import type { Tally } from '../view'

/*
 * The one rule of a thin page. Two hundred pages are made of the same sentences, so only what stands on this page and on
 * few others counts: figures of its colleges and of the official list, names and places, who allots the seats, and what
 * somebody wrote for it.
 */

/** What a page has of its own. */
export type Substance = { figures: number; words: number }

/** What a page must have to be offered to search engines. */
export const LEAST_SUBSTANCE: Substance = { figures: 6, words: 25 }

/** Whether a page has enough of its own to be offered to search engines. */
export const isSubstantial = ({ figures, words }: Substance): boolean =>
  figures >= LEAST_SUBSTANCE.figures && words >= LEAST_SUBSTANCE.words

/** How many words texts have together. */
export const wordsIn = (texts: readonly (string | null | undefined)[]): number =>
  texts.reduce((sum, text) => sum + (text?.trim() ? text.trim().split(/\s+/).length : 0), 0)

const figuresOf = (official: OfficialTotal | null): number => (official ? 1 + (official.seats ? 1 : 0) : 0)

/** What the colleges of a page bring: how many there are, what each states, and how they are named. */
const ofColleges = (tallies: readonly Tally[]): Substance => {
  const seats = tallies.some((line) => line.stating > 0)
  return {
    figures: tallies.reduce((sum, line) => sum + line.figures, 0) + (tallies.length > 0 ? 1 : 0) + (seats ? 1 : 0),
    words: tallies.reduce((sum, line) => sum + line.words, 0),
  }
}

/**
 * What the page of a course in a region has of its own.
 * @param tallies the lines of this course in this region
 * @param region with the paragraph that only its MBBS page shows
 */
export function substanceOfGuidance({
  course,
  region,
  authority,
  tallies,
  official,
  override,
}: {
  course: Pick<CourseView, 'key'>
  region: Pick<RegionView, 'introduction' | 'healthUniversity'>
  /** Who allots the seats of this course here. */
  authority: { authority: string; note?: string | null } | null | undefined
  tallies: readonly Tally[]
  official: OfficialTotal | null
  override: GuidanceOverride | null
}): Substance {
  const colleges = ofColleges(tallies)
  const written = override
    ? [
        ...override.introduction,
        ...override.eligibility,
        ...override.documents,
        ...override.whyChoose.flatMap(({ title, text }) => [title, text]),
        ...override.faq.flatMap(({ question, answer }) => [question, answer]),
      ]
    : []
  const aboutRegion = showsIntroduction(course.key) && !override?.introduction.length ? region.introduction : null
  return {
    figures: colleges.figures + figuresOf(official),
    words:
      colleges.words +
      wordsIn([...written, aboutRegion, region.healthUniversity, authority?.authority, authority?.note]),
  }
}

/** The paragraph about a region tells of its medical colleges, so it stands on the page of MBBS alone. */
export const showsIntroduction = (key: CourseView['key']): boolean => key === 'mbbs'

/**
 * What the page of a course has of its own.
 * @param tallies the lines of this course in all regions
 */
export function substanceOfCourse(course: CourseView, tallies: readonly Tally[]): Substance {
  const colleges = ofColleges(tallies)
  return {
    figures: colleges.figures + figuresOf(course.officialTotal),
    words:
      colleges.words +
      wordsIn([
        ...course.description,
        ...course.eligibility,
        ...course.documents,
        ...course.careerOpportunities,
        ...course.faq.flatMap(({ question, answer }) => [question, answer]),
      ]),
  }
}
