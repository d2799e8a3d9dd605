import Link from 'next/link'
import type { ReactNode } from 'react'
import type { MarkedFigure } from '@/cms/sources/figure-view'
import { phoneNumbers, telephoneLink } from '@/components/layout/site-view'
import { Figure, SourceList, SourceMark } from '@/components/sources/sources'
import { ArrowLink, arrowLook } from '@/components/ui/button'
import { DataTable, TableHead } from '@/components/ui/data-table'
import { type Fact, FactList } from '@/components/ui/facts'
import { Icon } from '@/components/ui/icon'
import { Part } from '@/components/ui/page/page'
import { type Language, languageOfName, languageOfText } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { ownershipLabel } from '@/lib/vocabulary'
import type { CollegeCardView } from '../../cards/card-view'
import { collegeMessages } from '../../messages'
import type { CollegeView, RatingStanding } from '../college-view'
import { CourseTable, FeeTables } from './figure-tables'

type CollegePartView = { id: string; title: string; content: ReactNode }

/** Whether more is known about fees than the key information's one amount. */
const hasMoreFees = ({ feeRows: [only, ...others], otherAmounts, earlierFees }: CollegeView): boolean =>
  others.length + otherAmounts.length + earlierFees.length > 0 || Boolean(only?.seatPool || only?.covers || only?.year)

/** Sections of the page in order; empty ones are left out. */
export function collegeParts(
  language: Language,
  college: CollegeView,
  others: readonly CollegeCardView[],
  allOthers: LinkView | null,
  rating: RatingStanding,
): CollegePartView[] {
  const messages = collegeMessages(language)
  const parts: (CollegePartView | false | null)[] = [
    hasMoreFees(college) && {
      id: 'fees',
      title: messages.feesByKind,
      content: <FeeTables language={language} college={college} />,
    },
    college.courses.length > 0 && {
      id: 'courses',
      title: messages.courses,
      content: <CourseTable language={language} college={college} />,
    },
    !!college.description && {
      id: 'about',
      title: messages.about,
      content: (
        <div className="grid gap-[1.1rem]" lang={languageOfText(college.description)}>
          <Paragraphs text={college.description} />
        </div>
      ),
    },
    college.facilities.length > 0 && {
      id: 'facilities',
      title: messages.facilities,
      content: <Facilities language={language} names={college.facilities} mark={college.facilitiesMark} />,
    },
    contact(language, college),
    others.length > 0 &&
      !!college.state && {
        id: 'others',
        title: messages.others(nameIn(language, college.state), college.courses[0]),
        content: (
          <OtherColleges
            language={language}
            label={messages.othersTable(nameIn(language, college.state))}
            college={college}
            colleges={others}
            all={allOthers}
          />
        ),
      },
    college.rating !== null &&
      rating !== null &&
      rating !== 'sample' && { id: 'rating', title: messages.howWeRate, content: <Paragraphs text={rating.method} /> },
    {
      id: 'sources',
      title: messages.sources,
      content: <SourceList language={language} figures={[...figuresOf(college), college.listing]} />,
    },
  ]
  return parts.filter((part) => !!part)
}

export const figuresOf = (college: CollegeView): (MarkedFigure | null)[] => [
  college.rankingMark,
  college.marks.fees,
  college.marks.seats,
  college.marks.established,
  ...[...college.feeRows, ...college.otherAmounts, ...college.earlierFees].map(({ mark }) => mark),
  ...college.seatRows.map(({ mark }) => mark),
  college.facilities.length > 0 ? college.facilitiesMark : null,
]

type LinkView = { href: string; name: string }

export function CollegeAnchors({ language, parts }: { language: Language; parts: readonly CollegePartView[] }) {
  if (parts.length < 2) return null
  return (
    <nav
      className="sticky top-[calc(var(--header)-var(--header-slack))] z-5 overflow-x-auto border-b border-rule bg-paper [scrollbar-width:none] print:hidden"
      aria-label={collegeMessages(language).onThisPage}
    >
      <ul className="flex gap-[1.6rem] [&_a]:flex [&_a]:min-h-[3.1rem] [&_a]:items-center [&_a]:whitespace-nowrap [&_a]:text-ink [&_a]:no-underline [&_a:hover]:text-brand [&_a:hover]:shadow-[inset_0_-3px_var(--color-brand)] [&_a:focus-visible]:-outline-offset-3">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Collapsible on phones. */
const FOLDED = ['about', 'others', 'rating', 'sources']

export const CollegePart = ({ part: { id, title, content } }: { part: CollegePartView }) => (
  <Part id={id} title={title} landmark folded={FOLDED.includes(id)}>
    {content}
  </Part>
)

function contact(language: Language, college: CollegeView): CollegePartView | null {
  const messages = collegeMessages(language)
  const { contactPhone, contactEmail, websiteUrl } = college
  const facts: Fact[] = [
    {
      label: messages.phone,
      value: contactPhone && (
        <span className="flex flex-wrap gap-x-4">
          {[...new Set(phoneNumbers(contactPhone))].map((number) => (
            <a key={number} href={telephoneLink(number)}>
              {number}
            </a>
          ))}
        </span>
      ),
    },
    { label: messages.email, value: contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a> },
  ]
  if (!contactPhone && !contactEmail && !websiteUrl) return null
  return {
    id: 'contact',
    title: messages.contact,
    content: (
      <>
        <FactList facts={facts} />
        {websiteUrl && (
          <p>
            <a className={arrowLook} href={websiteUrl} target="_blank" rel="noopener">
              {messages.website}
              <span className="sr-only">{messages.opensElsewhere}</span> <Icon name="outside" />
            </a>
          </p>
        )}
      </>
    ),
  }
}

const Paragraphs = ({ text }: { text: string }) =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>)

/** A list of short entries in as many ruled columns as fit. */
const TILES =
  'grid wrap-anywhere grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-8 *:flex *:justify-between *:gap-4 *:border-t *:border-rule *:py-[0.6rem]'

type FacilitiesProps = { language: Language; names: readonly string[]; mark: MarkedFigure | null }

const Facilities = ({ language, names, mark }: FacilitiesProps) => (
  <>
    <ul className={TILES}>
      {[...new Set(names)].map((name) => (
        <li key={name} lang={languageOfText(name)}>
          {name}
        </li>
      ))}
    </ul>
    {mark && (
      <p>
        <SourceMark language={language} figure={mark} />
      </p>
    )}
  </>
)

interface OtherCollegesProps {
  language: Language
  label: string
  college: CollegeView
  colleges: readonly CollegeCardView[]
  all: LinkView | null
}

function OtherColleges({ language, label, college: own, colleges, all }: OtherCollegesProps) {
  const messages = collegeMessages(language)
  const isShared = (other: CollegeCardView, fact: 'location' | 'ownership') =>
    other[fact] !== null && other[fact] === own[fact]
  const shared = (value: string, isSame: boolean) => (isSame ? <strong>{value}</strong> : value)
  return (
    <>
      {colleges.some((other) => isShared(other, 'location') || isShared(other, 'ownership')) && (
        <p className="text-quiet">{messages.sameInBold}</p>
      )}
      <DataTable label={label} stacks="labelled">
        <table>
          <TableHead
            columns={[
              messages.college,
              { figure: messages.fees },
              { figure: messages.seats },
              messages.location,
              messages.type,
            ]}
          />
          <tbody>
            {colleges.map((college) => (
              <tr key={college.id}>
                <th scope="row">
                  <Link
                    href={pathsIn(language).college(college.slug)}
                    prefetch={false}
                    lang={languageOfName(college.name)}
                  >
                    {college.name}
                  </Link>
                </th>
                {(['fees', 'seats'] as const).map((figure) => (
                  <td key={figure} className="figure" data-label={messages[figure]}>
                    <Figure language={language} mark={college.marks[figure]}>
                      {college[figure]}
                    </Figure>
                  </td>
                ))}
                <td data-label={messages.location} className="md:min-w-24">
                  {college.location && shared(nameIn(language, college.location), isShared(college, 'location'))}
                </td>
                <td data-label={messages.type} className="md:min-w-32">
                  {college.ownership &&
                    shared(ownershipLabel(language, college.ownership), isShared(college, 'ownership'))}
                </td>
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
