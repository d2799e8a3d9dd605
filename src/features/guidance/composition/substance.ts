import type { CourseView, OfficialTotal, RegionView } from '../operations/course-records'
import type { GuidanceOverride } from '../operations/guidance-overrides'
import type { Tally } from '../view'

/*
 * The one rule of thin pages. Two hundred pages share the same sentences, so only content found on few pages counts:
 * figures of colleges and the official list, names and places, authorities, and editors' texts.
 */

/** Unique content of a page. */
export type Substance = { figures: number; words: number }

/** Minimum for indexing. */
export const MIN_SUBSTANCE: Substance = { figures: 6, words: 25 }

/** Whether a page has enough unique content for indexing. */
export const isSubstantial = ({ figures, words }: Substance): boolean =>
  figures >= MIN_SUBSTANCE.figures && words >= MIN_SUBSTANCE.words

export const wordsIn = (texts: readonly (string | null | undefined)[]): number =>
  texts.reduce((sum, text) => sum + (text?.trim() ? text.trim().split(/\s+/).length : 0), 0)

const figuresOf = (official: OfficialTotal | null): number => (official ? 1 + (official.seats ? 1 : 0) : 0)

/** Content from a page's colleges: number, stated facts, and names. */
const ofColleges = (tallies: readonly Tally[]): Substance => {
  const seats = tallies.some((line) => line.stating > 0)
  return {
    figures: tallies.reduce((sum, line) => sum + line.figures, 0) + (tallies.length > 0 ? 1 : 0) + (seats ? 1 : 0),
    words: tallies.reduce((sum, line) => sum + line.words, 0),
  }
}

/**
 * Unique content of a guidance page.
 * @param tallies of this course in this region
 * @param region with the paragraph shown only on its MBBS page
 */
export function substanceOfGuidance(props: {
  course: Pick<CourseView, 'key'>
  region: Pick<RegionView, 'introduction' | 'healthUniversity'>
  /** Authority for this course's seats. */
  authority: { authority: string; note?: string | null } | null | undefined
  tallies: readonly Tally[]
  official: OfficialTotal | null
  override: GuidanceOverride | null
}): Substance {
  const { course, region, authority, tallies, official, override } = props
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

/** The region's paragraph is about medical colleges, so only its MBBS page has it. */
export const showsIntroduction = (key: CourseView['key']): boolean => key === 'mbbs'

/**
 * Unique content of a course page.
 * @param tallies of this course in all regions
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
