import type { ReactNode } from 'react'
import type { MarkedFigure } from '@/cms/sources/figure-view'
import { campusDrawing } from '@/components/drawings/drawing-files'
import { markOf } from '@/components/sources/sources'
import { type Language } from '@/lib/language'
import { placeIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { enumerated } from '@/lib/text/format'
import type { PhotographView } from '../../page/components/campus-picture'
import { collegeCardMessages } from '../card-messages'
import { badgeLabels, type CollegeCardView } from '../card-view'
import type { FeaturedCollegeView } from '../featured-queries'
import { CardBox, type CardFact, type CardProps } from './card-box'

// The list styles its cards (styles/lists.css), so that ten cards do not repeat the classes.

/** A list of colleges: ruled rows, with column headings on wide screens. Its cards are `CollegeCard`. */
export function CollegeRegister({ language, children }: { language: Language; children: ReactNode }) {
  const { college, place, kind, fees, seats, established } = collegeCardMessages(language)
  return (
    <div className="@container/list">
      <div className="college-register">
        {/* Screen readers get each fact's name in its row. */}
        <div className="heads" aria-hidden="true">
          {[college, place, kind, fees, seats, established].map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
        {children}
      </div>
    </div>
  )
}

const FIGURES = ['fees', 'seats', 'established'] as const

/**
 * A card's three figures with their marks. A list of cards needs `SourcePanels` with `marksOf` its colleges, and a
 * `FigureKey`.
 */
function cardFacts(language: Language, college: Pick<CollegeCardView, (typeof FIGURES)[number] | 'marks'>): CardFact[] {
  const messages = collegeCardMessages(language)
  return FIGURES.map((name) => {
    const mark = college.marks[name]
    return {
      label: messages[name],
      // A text such as "45,000 with hostel" says itself what it counts.
      unit: college[name] === null || /\d$/.test(String(college[name])) ? messages.units[name] : '',
      value: college[name],
      mark: mark && markOf(language, mark),
    }
  })
}

/** Marks of a list of cards, for their panels. */
export const marksOf = (colleges: readonly Pick<CollegeCardView, 'marks'>[]): (MarkedFigure | null)[] =>
  colleges.flatMap(({ marks }) => FIGURES.map((name) => marks[name]))

/** Courses a card names before counting the rest (specification, section 9). */
const MAX_COURSES = 3

/** A card's courses in words: the first three, and the number of others. */
function cardCourses(language: Language, courses: readonly string[]): string | null {
  const { more } = collegeCardMessages(language)
  const beyond = courses.length - MAX_COURSES
  const named = [...courses.slice(0, MAX_COURSES), ...(beyond > 0 ? [more(beyond)] : [])]
  return enumerated(language, named) || null
}

/** A card's photograph; the RSC payload needs nothing else of the college. */
const photographOf = (
  { imageUrl, imageAlt, imageSrcSet }: Omit<CollegeCardView, 'slug'>,
  sizes?: string,
): PhotographView => (imageUrl ? { imageUrl, imageAlt, imageSrcSet, sizes } : { imageUrl: null })

interface CollegeCardProps extends Pick<CardProps, 'level' | 'eager' | 'blurb' | 'saveButton'> {
  language: Language
  college: CollegeCardView
}

/** A college in a list, see `CardBox`. */
export const CollegeCard = ({ language, college, ...card }: CollegeCardProps) => (
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

/** A featured college: the usual card, without a link if it has no page. */
export function FeaturedCollege({ language, college }: { language: Language; college: FeaturedCollegeView }) {
  if (college.slug) {
    return <CollegeCard language={language} college={{ ...college, slug: college.slug }} blurb={college.description} />
  }
  return (
    <CardBox
      notKnown={collegeCardMessages(language).notKnown}
      href={college.websiteUrl}
      isOutside
      name={college.name}
      photograph={photographOf(college)}
      drawing={campusDrawing(college.name, college.ownership)}
      place={college.location}
      kind={college.ranking}
      blurb={college.description}
      courses={cardCourses(language, college.courses)}
      facts={college.fees ? cardFacts(language, college).slice(0, 1) : []}
    />
  )
}
