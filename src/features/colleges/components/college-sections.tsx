import Link from 'next/link'
import type { ReactNode } from 'react'
import { campusDrawing } from '@/components/drawings/drawing-files'
import { Badge } from '@/components/ui/badge'
import { DataTable } from '@/components/ui/data-table'
import { type Fact, FactList } from '@/components/ui/facts'
import { Icon } from '@/components/ui/icon'
import { placeText } from '@/lib/format'
import { paths } from '@/lib/paths'
import { COURSES } from '@/lib/vocabulary'
import { collegeTexts as texts } from '../texts'
import type { CollegeRowView, CollegeView } from '../view'
import { CampusPicture } from './campus-picture'

/** Name, place, who runs it, rating and ranking. */
export function CollegeTitle({ college }: { college: CollegeView }) {
  const place = placeText(college.location, college.state, college.country)
  return (
    <div className="title-block">
      <h1>{college.name}</h1>
      <div className="tags">
        {place && <span>{place}</span>}
        {college.ownership && <Badge>{college.ownership}</Badge>}
        {college.rating !== null && (
          <span className="rating num">
            <span className="stars" role="img" aria-label={texts.rating(college.rating)}>
              <Icon name="star" />
            </span>
            <b aria-hidden="true">{college.rating.toFixed(1)}</b>
            <span className="quiet" aria-hidden="true">
              {texts.ourRating}
            </span>
          </span>
        )}
        {college.ranking && <Badge>{college.ranking}</Badge>}
      </div>
    </div>
  )
}

/** The photograph, or the drawn campus, across the page. */
export function CollegePlate({ college }: { college: CollegeView }) {
  return (
    <div className="plate">
      <CampusPicture
        photograph={{ ...college, imageAlt: college.imageAlt || texts.pictureOf(college.name) }}
        drawing={campusDrawing(college.slug, college.ownership, 'plate')}
        drawingAlt={texts.drawingOf(college.name)}
        sizes="100vw"
        fetchPriority="high"
      />
    </div>
  )
}

interface Part {
  id: string
  title: string
  content: ReactNode
}

/** The parts of the page in their order; a part of which nothing is known is left out. */
export function collegeParts(
  college: CollegeView,
  others: readonly CollegeRowView[],
  allOthers: LinkView | null,
): Part[] {
  const parts: (Part | null)[] = [
    college.description
      ? { id: 'about', title: texts.about, content: <Paragraphs text={college.description} /> }
      : null,
    keyInformation(college),
    college.courses.length > 0
      ? { id: 'courses', title: texts.courses, content: <CourseList courses={college.courses} /> }
      : null,
    college.facilities.length > 0
      ? { id: 'facilities', title: texts.facilities, content: <Facilities names={college.facilities} /> }
      : null,
    contact(college),
    others.length > 0 && college.state
      ? {
          id: 'others',
          title: texts.others(college.state),
          content: <OtherColleges label={texts.othersTable(college.state)} colleges={others} all={allOthers} />,
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
export function CollegeAnchors({ parts }: { parts: readonly Part[] }) {
  if (parts.length < 2) return null
  return (
    <nav className="anchors" aria-label={texts.onThisPage}>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function CollegePart({ part: { id, title, content } }: { part: Part }) {
  return (
    <section className="part" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {content}
    </section>
  )
}

function keyInformation(college: CollegeView): Part | null {
  const bold = (value: ReactNode) => (value === null || value === '' ? null : <b>{value}</b>)
  const facts: Fact[] = [
    { label: texts.fees, value: bold(college.fees) },
    { label: texts.seats, value: bold(college.seats) },
    { label: texts.established, value: bold(college.established) },
    { label: texts.eligibility, value: college.eligibility },
    { label: texts.ownership, value: college.ownership },
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
        {college.source && <p className="small quiet">{texts.source(college.source, college.sourceYear)}</p>}
      </>
    ),
  }
}

function contact(college: CollegeView): Part | null {
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
            <a className="arrow" href={websiteUrl} target="_blank" rel="noopener">
              {texts.website}
              <span className="sr">{texts.opensElsewhere}</span> <Icon name="outside" />
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
function CourseList({ courses }: { courses: readonly string[] }) {
  return (
    <ul className="courses-list">
      {courses.map((name) => {
        const course = COURSES.find(({ qualifications }) => qualifications.some((known) => known === name))
        return <li key={name}>{course ? <Link href={paths.courseListing(course.key)}>{name}</Link> : name}</li>
      })}
    </ul>
  )
}

function Facilities({ names }: { names: readonly string[] }) {
  return (
    <ul className="courses-list">
      {[...new Set(names)].map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}

function OtherColleges({
  label,
  colleges,
  all,
}: {
  label: string
  colleges: readonly CollegeRowView[]
  all: LinkView | null
}) {
  return (
    <>
      <DataTable label={label}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.college}</th>
              <th scope="col" className="r">
                {texts.fees}
              </th>
              <th scope="col" className="r">
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
                  <Link href={paths.college(college.slug)} prefetch={false}>
                    {college.name}
                  </Link>
                </th>
                <td className="r">{college.fees}</td>
                <td className="r">{college.seats}</td>
                <td>{college.location}</td>
                <td>{college.ownership}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </DataTable>
      {all && (
        <p>
          <Link className="arrow" href={all.href}>
            {all.name} <Icon name="arrow" />
          </Link>
        </p>
      )}
    </>
  )
}
