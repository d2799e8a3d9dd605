import { campusDrawing } from '@/components/drawings/drawing-files'
import type { PhotographView } from '@/features/colleges/page/components/campus-picture'
import type { CollegeCardView } from '@/features/colleges/page/view'
import { type Language, pathsIn } from '@/lib/language'
import { enumerated } from '@/lib/text/format'
import { placeIn } from '@/lib/vocabulary'
import { collegeCardMessages } from '../card-messages'
import { badgeLabels } from '../kind-labels'
import { CardBox, type CardProps } from './card-box'
import { cardFacts } from './card-sources'

/** Courses that a card names before it counts the rest (specification, section 9). */
const MOST_COURSES = 3

/** The courses of a card in words: the first three, and how many more there are. */
export function cardCourses(language: Language, courses: readonly string[]): string | null {
  const { more } = collegeCardMessages(language)
  const beyond = courses.length - MOST_COURSES
  const said = [...courses.slice(0, MOST_COURSES), ...(beyond > 0 ? [more(beyond)] : [])]
  return enumerated(language, said) || null
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
      notKnown={collegeCardMessages(language).notKnown}
      href={pathsIn(language).college(college.slug)}
      name={college.name}
      photograph={photographOf(college, '5rem')}
      drawing={campusDrawing(college.slug, college.ownership)}
      place={placeIn(language, college.location, college.state)}
      kind={enumerated(language, badgeLabels(language, college)) || null}
      courses={cardCourses(language, college.courses)}
      facts={cardFacts(language, college)}
      {...card}
    />
  )
}
