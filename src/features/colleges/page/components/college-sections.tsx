import Link from 'next/link'
import type { ReactNode } from 'react'
import { campusDrawing } from '@/components/drawings/drawing-files'
import { Badge } from '@/components/ui/badge'
import { ArrowLink, arrowLook } from '@/components/ui/button'
import { DataTable } from '@/components/ui/data-table'
import { type Fact, FactList } from '@/components/ui/facts'
import { Icon } from '@/components/ui/icon'
import { Part } from '@/components/ui/page/section'
import { TILES } from '@/components/ui/page/tiles'
import { collegeTexts } from '@/features/colleges/texts'
import { pathsIn } from '@/lib/addresses/paths'
import { placeText } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { countryLabel, ownershipLabel } from '@/lib/text/vocabulary-labels'
import { COURSES } from '@/lib/vocabulary'
import type { CollegeRowView, CollegeView } from '../view'
import { CampusPicture } from './campus-picture'

/** Name, place, who runs it, rating and ranking. */
export function CollegeTitle({ language, college }: { language: Language; college: CollegeView }) {
  const texts = collegeTexts(language)
  const place = placeText(college.location, college.state, college.country && countryLabel(language, college.country))
  return (
    <div className="grid justify-items-start gap-[0.85rem] pt-2 pb-7">
      <h1>{college.name}</h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {place && <span>{place}</span>}
        {college.ownership && <Badge>{ownershipLabel(language, college.ownership)}</Badge>}
        {college.rating !== null && (
          <span className="inline-flex items-center gap-[0.35rem] tabular-nums lining-nums">
            <span className="inline-flex text-brand" role="img" aria-label={texts.rating(college.rating)}>
              <Icon name="star" className="w-[1.05em] fill-current [stroke-width:1]" />
            </span>
            <b aria-hidden="true">{college.rating.toFixed(1)}</b>
            <span className="text-quiet" aria-hidden="true">
              {texts.ourRating}
            </span>
          </span>
        )}
        {college.ranking && <Badge wraps>{college.ranking}</Badge>}
      </div>
    </div>
  )
}

/** The photograph, or the drawn campus, across the page. */
export function CollegePlate({ language, college }: { language: Language; college: CollegeView }) {
  const texts = collegeTexts(language)
  return (
    <div className="border-y border-rule bg-draw-sky">
      <CampusPicture
        className="h-[clamp(8.25rem,24vw,19rem)]"
        photograph={{ ...college, imageAlt: college.imageAlt || texts.pictureOf(college.name) }}
        drawing={campusDrawing(college.slug, college.ownership, 'plate')}
        drawingAlt={texts.drawingOf(college.name)}
        sizes="100vw"
        fetchPriority="high"
      />
    </div>
  )
}

interface CollegePartView {
  id: string
  title: string
  content: ReactNode
}

/** The parts of the page in their order; a part of which nothing is known is left out. */
export function collegeParts(
  language: Language,
  college: CollegeView,
  others: readonly CollegeRowView[],
  allOthers: LinkView | null,
): CollegePartView[] {
  const texts = collegeTexts(language)
  const parts: (CollegePartView | null)[] = [
    college.description
      ? { id: 'about', title: texts.about, content: <Paragraphs text={college.description} /> }
      : null,
    keyInformation(language, college),
    college.courses.length > 0
      ? { id: 'courses', title: texts.courses, content: <CourseList language={language} courses={college.courses} /> }
      : null,
    college.facilities.length > 0
      ? { id: 'facilities', title: texts.facilities, content: <Facilities names={college.facilities} /> }
      : null,
    contact(language, college),
    others.length > 0 && college.state
      ? {
          id: 'others',
          title: texts.others(college.state),
          content: (
            <OtherColleges
              language={language}
              label={texts.othersTable(college.state)}
              colleges={others}
              all={allOthers}
            />
          ),
        }
      : null,
  ]
  return parts.filter((part) => part !== null)
}

interface LinkView {
  href: string
  name: string
}

/** Anchors to the parts, and the parts. */
export function CollegeAnchors({ language, parts }: { language: Language; parts: readonly CollegePartView[] }) {
  if (parts.length < 2) return null
  return (
    <nav
      className="sticky top-[calc(var(--header)-var(--header-slack))] z-5 overflow-x-auto border-b border-rule bg-paper [scrollbar-width:none]"
      aria-label={collegeTexts(language).onThisPage}
    >
      <ul className="flex gap-[1.6rem]">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              className="flex min-h-[3.1rem] items-center whitespace-nowrap text-ink no-underline hover:text-brand hover:shadow-[inset_0_-3px_var(--color-brand)] focus-visible:-outline-offset-3"
              href={`#${id}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function CollegePart({ part: { id, title, content } }: { part: CollegePartView }) {
  return (
    <Part id={id} title={title} landmark>
      {content}
    </Part>
  )
}

function keyInformation(language: Language, college: CollegeView): CollegePartView | null {
  const texts = collegeTexts(language)
  const bold = (value: ReactNode) => (value === null || value === '' ? null : <b>{value}</b>)
  const facts: Fact[] = [
    { label: texts.fees, value: bold(college.fees) },
    { label: texts.seats, value: bold(college.seats) },
    { label: texts.established, value: bold(college.established) },
    { label: texts.eligibility, value: college.eligibility },
    { label: texts.ownership, value: college.ownership && ownershipLabel(language, college.ownership) },
    { label: texts.university, value: college.university },
    { label: texts.ranking, value: college.ranking },
  ]
  if (facts.every(({ value }) => value === null)) return null
  return {
    id: 'facts',
    title: texts.keyInformation,
    content: (
      <>
        <FactList facts={facts} />
      </>
    ),
  }
}

function contact(language: Language, college: CollegeView): CollegePartView | null {
  const texts = collegeTexts(language)
  const { contactPhone, contactEmail, websiteUrl } = college
  const facts: Fact[] = [
    {
      label: texts.phone,
      value: contactPhone && <a href={`tel:${contactPhone.replace(/[^\d+]/g, '')}`}>{contactPhone}</a>,
    },
    { label: texts.email, value: contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a> },
  ]
  if (!contactPhone && !contactEmail && !websiteUrl) return null
  return {
    id: 'contact',
    title: texts.contact,
    content: (
      <>
        <FactList facts={facts} />
        {websiteUrl && (
          <p>
            <a className={arrowLook} href={websiteUrl} target="_blank" rel="noopener">
              {texts.website}
              <span className="sr-only">{texts.opensElsewhere}</span> <Icon name="outside" />
            </a>
          </p>
        )}
      </>
    ),
  }
}

function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}

/** Each course leads to the page about it. */
function CourseList({ language, courses }: { language: Language; courses: readonly string[] }) {
  return (
    <ul className={TILES.list}>
      {courses.map((name) => {
        const course = COURSES.find(({ qualifications }) => qualifications.some((known) => known === name))
        return (
          <li key={name} className={TILES.entry}>
            {course ? <Link href={pathsIn(language).courseListing(course.key)}>{name}</Link> : name}
          </li>
        )
      })}
    </ul>
  )
}

function Facilities({ names }: { names: readonly string[] }) {
  return (
    <ul className={TILES.list}>
      {[...new Set(names)].map((name) => (
        <li key={name} className={TILES.entry}>
          {name}
        </li>
      ))}
    </ul>
  )
}

function OtherColleges({
  language,
  label,
  colleges,
  all,
}: {
  language: Language
  label: string
  colleges: readonly CollegeRowView[]
  all: LinkView | null
}) {
  const texts = collegeTexts(language)
  return (
    <>
      <DataTable label={label}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.college}</th>
              <th scope="col" className="figure">
                {texts.fees}
              </th>
              <th scope="col" className="figure">
                {texts.seats}
              </th>
              <th scope="col">{texts.location}</th>
              <th scope="col">{texts.type}</th>
            </tr>
          </thead>
          <tbody>
            {colleges.map((college) => (
              <tr key={college.id}>
                <th scope="row">
                  <Link href={pathsIn(language).college(college.slug)} prefetch={false}>
                    {college.name}
                  </Link>
                </th>
                <td className="figure">{college.fees}</td>
                <td className="figure">{college.seats}</td>
                <td>{college.location}</td>
                <td>{college.ownership && ownershipLabel(language, college.ownership)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </DataTable>
      {all && (
        <p>
          <ArrowLink href={all.href}>{all.name}</ArrowLink>
        </p>
      )}
    </>
  )
}
