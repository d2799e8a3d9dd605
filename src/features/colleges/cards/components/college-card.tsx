import { campusDrawing } from '@/components/drawings/drawing-files'
import type { PhotographView } from '@/features/colleges/page/components/campus-picture'
import type { CollegeCardView } from '@/features/colleges/page/view'
import { pathsIn } from '@/lib/paths/paths'
import { placeText } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { collegeCardMessages } from '../card-messages'
import { badgeLabels } from '../kind-labels'
import { CardBox, type CardLabels, type CardProps } from './card-box'
import { cardFacts } from './card-sources'

/** Courses that a card names before it counts the rest (specification, section 9). */
const MOST_COURSES = 3

const wordsByLanguage = new Map<Language, CardLabels>()

/** One object for all cards of a page, whose data names it and holds it once. */
export function cardLabels(language: Language): CardLabels {
  const { courses, notStated } = collegeCardMessages(language)
  const words = wordsByLanguage.get(language) ?? { courses, notStated }
  wordsByLanguage.set(language, words)
  return words
}

/** The courses of a card: the first three, and how many more there are. */
export function cardCourses(language: Language, courses: readonly string[]) {
  return {
    courses: courses.slice(0, MOST_COURSES),
    more: courses.length > MOST_COURSES ? collegeCardMessages(language).more(courses.length - MOST_COURSES) : null,
  }
}

/** What a card shows of a photograph; the page's data need no more of the college. */
export const photographOf = (
  { imageUrl, imageAlt, imageSrcSet }: Omit<CollegeCardView, 'slug'>,
  sizes?: string,
): PhotographView => (imageUrl ? { imageUrl, imageAlt, imageSrcSet, sizes } : { imageUrl: null })

/** A college in a list, see `CardBox`. */
export function CollegeCard({
  language,
  college,
  ...card
}: {
  language: Language
  college: CollegeCardView
} & Pick<CardProps, 'level' | 'eager' | 'blurb' | 'saveButton'>) {
  return (
    <CardBox
      words={cardLabels(language)}
      href={pathsIn(language).college(college.slug)}
      name={college.name}
      photograph={photographOf(college, '(min-width: 60rem) 24rem, (min-width: 40rem) 15rem, 6rem')}
      drawing={campusDrawing(college.slug, college.ownership)}
      place={placeText(college.location, college.state)}
      kinds={badgeLabels(language, college)}
      {...cardCourses(language, college.courses)}
      facts={cardFacts(language, college)}
      {...card}
    />
  )
}
