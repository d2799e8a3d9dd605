import Link from 'next/link'
import type { ReactNode } from 'react'
import { campusDrawing } from '@/components/drawings/drawing-files'
import { CampusPicture } from '@/features/colleges/page/components/campus-picture'
import type { CollegeCardView } from '@/features/colleges/page/view'
import { pathsIn } from '@/lib/addresses/paths'
import { placeText } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { ownershipLabel } from '@/lib/text/vocabulary-labels'
import { collegeCardTexts } from '../card-texts'
import { CardSources } from './card-sources'

/** Courses that a card names before it counts the rest (specification, section 9). */
const MOST_COURSES = 3

/**
 * A college in a list: a thumbnail row, a ruled row or a card, as the list around it says (`college-list-looks.ts`).
 * The whole of it is the link's target; `saveButton` lies above it as a target of its own. Each fact keeps its column,
 * so that lists align, and an unknown one says so.
 */
export function CollegeCard({
  language,
  college,
  level: Name = 'h3',
  eager,
  blurb,
  saveButton,
}: {
  language: Language
  college: CollegeCardView
  level?: 'h2' | 'h3'
  /** For the cards on the first screen. */
  eager?: boolean
  /** Words of an editor's own, where a college is put forward. */
  blurb?: string | null
  saveButton?: ReactNode
}) {
  const texts = collegeCardTexts(language)
  const place = placeText(college.location, college.state)
  return (
    <article>
      <CampusPicture
        photograph={college}
        drawing={campusDrawing(college.slug, college.ownership)}
        sizes="(min-width: 60rem) 24rem, (min-width: 40rem) 15rem, 6rem"
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
      <div>
        <Name>
          <Link href={pathsIn(language).college(college.slug)} prefetch={false}>
            {college.name}
          </Link>
        </Name>
        <p className="place">
          {place && <span>{place}</span>}
          {college.ownership && <span className="kind">{ownershipLabel(language, college.ownership)}</span>}
        </p>
        {blurb && <p>{blurb}</p>}
      </div>
      <CardCourses language={language} courses={college.courses} />
      <CardFacts
        facts={[
          { label: texts.fees, value: college.fees },
          { label: texts.seats, value: college.seats },
          { label: texts.established, value: college.established },
        ]}
        unknown={texts.notStated}
        from={<CardSources language={language} marks={college.marks} />}
        fromLabel={texts.from}
      />
      {saveButton}
    </article>
  )
}

/** The courses of a card: the first three, and how many more there are. */
export function CardCourses({ language, courses }: { language: Language; courses: readonly string[] }) {
  if (courses.length === 0) return null
  const texts = collegeCardTexts(language)
  return (
    <ul aria-label={texts.courses}>
      {courses.slice(0, MOST_COURSES).map((course) => (
        <li key={course}>{course}</li>
      ))}
      {courses.length > MOST_COURSES && <li className="more">{texts.more(courses.length - MOST_COURSES)}</li>}
    </ul>
  )
}

/** The facts of a card, each in its column. */
export function CardFacts({
  facts,
  unknown,
  from,
  fromLabel,
}: {
  facts: readonly { label: string; value: string | number | null }[]
  /** What stands in place of a fact that is not known. */
  unknown: string
  /** Where the facts stand, and what that line is called. */
  from: ReactNode
  fromLabel: string
}) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <span>{unknown}</span>}</dd>
        </div>
      ))}
      {facts.some(({ value }) => value !== null) && (
        <div className="from" data-source-of="part">
          <dt>{fromLabel}</dt>
          <dd>{from}</dd>
        </div>
      )}
    </dl>
  )
}
