import type { ReactNode } from 'react'
import type { MarkedFigure } from '@/cms/sources/figure-view'
import { campusDrawing } from '@/components/drawings/drawing-files'
import { Figure, FigureKey, NotKnown } from '@/components/sources/sources'
import { Badge } from '@/components/ui/badge'
import { ArrowLink } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Breadcrumbs, type Crumb, fittingWords } from '@/components/ui/page/page'
import { type Language, languageOfName, languageOfText } from '@/lib/language'
import { placeIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { enumerated } from '@/lib/text/format'
import { slugify } from '@/lib/text/normal-forms/slug'
import { type CollegeKind, countryLabel } from '@/lib/vocabulary'
import { FACTS } from '../../admin/fields'
import { badgeLabels } from '../../cards/card-view'
import { collegeMessages } from '../../messages'
import type { CollegeView, RatingStanding } from '../college-view'
import { CampusPicture } from './campus-picture'

/** Target of "back": two states with a page in the specification, otherwise the list. */
export function backLink(language: Language, { state }: Pick<CollegeView, 'state'>): { href: string; name: string } {
  const { back } = collegeMessages(language)
  const paths = pathsIn(language)
  const region = slugify(state ?? '')
  if (region === 'bihar') return { href: paths.guidance('mbbs', region), name: back.bihar }
  if (region === 'uttar-pradesh') return { href: paths.guidance('mbbs', region), name: back.uttarPradesh }
  return { href: paths.colleges(), name: back.all }
}

type CollegeTrailProps = { language: Language; back: { href: string; name: string }; trail: readonly Crumb[] }

/** Back link first, and breadcrumbs beside it where there is room. */
export const CollegeTrail = ({ language, back, trail }: CollegeTrailProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-8 pt-[0.35rem]">
    <ArrowLink back href={back.href}>
      {back.name}
    </ArrowLink>
    <div className="max-md:hidden">
      <Breadcrumbs language={language} trail={trail} />
    </div>
  </div>
)

type CollegeHeadProps = { language: Language; college: CollegeView; rating: RatingStanding }

/** Name, place and picture, beside the figures families ask for first with their sources. */
export const CollegeHead = ({ language, college, rating }: CollegeHeadProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-5 pt-1 pb-8 lg:grid-cols-[minmax(0,1fr)_29rem]">
    <div className="grid min-w-0 content-start gap-[0.8rem]">
      <CollegeTitle language={language} college={college} rating={rating} />
      <CampusSketch language={language} college={college} />
    </div>
    <KeyInformation language={language} college={college} />
  </div>
)

function CollegeTitle({ language, college, rating }: CollegeHeadProps) {
  const place = placeIn(
    language,
    college.location,
    college.state,
    college.country && countryLabel(language, college.country),
  )
  return (
    <>
      <h1
        lang={languageOfName(college.name)}
        className={classNames('wrap-anywhere text-[clamp(1.875rem,1.5rem+1.5vw,2.75rem)]', fittingWords(college.name))}
      >
        {college.name}
      </h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {place && <span className="min-w-0 wrap-anywhere">{place}</span>}
        {badgeLabels(language, college).map((words) => (
          <Badge key={words} wraps>
            {words}
          </Badge>
        ))}
        {college.courses.length > 0 && (
          <span className="text-quiet" lang={languageOfText(college.courses.join(' '))}>
            {enumerated(language, college.courses)}
          </span>
        )}
        {college.rating !== null && rating && <Rating language={language} rating={college.rating} standing={rating} />}
        {college.ranking && (
          <span className="inline-flex flex-wrap items-center gap-x-2">
            <Badge wraps>
              <Figure language={language} mark={college.rankingMark}>
                <span lang={languageOfText(college.ranking)}>{college.ranking}</span>
              </Figure>
            </Badge>
          </span>
        )}
      </div>
    </>
  )
}

type RatingProps = { language: Language; rating: number; standing: NonNullable<RatingStanding> }

/** Our own rating: linked to its method, or marked as a sample. */
function Rating({ language, rating, standing }: RatingProps) {
  const messages = collegeMessages(language)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-[0.35rem] tabular-nums lining-nums">
      <span className="inline-flex text-brand" role="img" aria-label={messages.outOfFive(rating)}>
        <Icon name="star" className="w-[1.05em] fill-current [stroke-width:1]" />
      </span>
      <b aria-hidden="true">{rating.toFixed(1)}</b>
      {standing === 'sample' ? (
        <span className="text-quiet">{messages.sampleRating}</span>
      ) : (
        <a className="tap-link" href="#rating">
          {messages.ourRating}
        </a>
      )}
    </span>
  )
}

/** The photograph or drawn campus, no larger than the facts need. */
function CampusSketch({ language, college }: { language: Language; college: CollegeView }) {
  const messages = collegeMessages(language)
  return (
    <div className="max-w-[30rem] overflow-clip rounded-card border border-rule bg-draw-sky">
      <CampusPicture
        className="aspect-[1280/340] w-full"
        photograph={{
          ...college,
          imageAlt: college.imageAlt || messages.pictureOf(college.name),
          sizes: '(min-width: 30rem) 30rem, 100vw',
        }}
        drawing={campusDrawing(college.slug, college.ownership, 'plate')}
        drawingAlt={messages.drawingOf(college.name)}
        fetchPriority="high"
      />
    </div>
  )
}

/** What the kinds mean for applicants; null if nothing. */
function eligibilityNote(language: Language, kinds: readonly CollegeKind[]): string | null {
  const { appliesTo } = collegeMessages(language)
  return kinds.flatMap((kind) => appliesTo[kind] ?? []).join(' ') || null
}

function KeyInformation({ language, college }: { language: Language; college: CollegeView }) {
  const messages = collegeMessages(language)
  const { fees, seats, established, marks, feeRows, seatRows } = college
  const figure = (value: ReactNode, mark: MarkedFigure | null, more?: ReactNode) =>
    value === null ? null : (
      <>
        <b className="me-1 text-[1.1875rem] tabular-nums lining-nums">
          <Figure language={language} mark={mark}>
            {value}
          </Figure>
        </b>{' '}
        {more}
      </>
    )
  const seeEach = feeRows.length > 1 && (
    <span className="me-1 text-sm text-quiet">
      {messages.kindsOfSeat(feeRows.length)}{' '}
      <a className="tap-link" href="#fees">
        {messages.seeEach}
      </a>
    </span>
  )
  const facts = [
    {
      label: messages.fees,
      value: fees ? (
        figure(fees, marks.fees, seeEach)
      ) : college.feesUndisclosedOn ? (
        messages.feesUndisclosed(college.feesUndisclosedOn)
      ) : (
        <NotKnown language={language} />
      ),
    },
    { label: messages.seats, value: figure(seats, marks.seats) },
    { label: messages.established, value: figure(established, marks.established) },
    // A course as old as the college adds nothing.
    ...seatRows.flatMap(({ course, since, mark }) =>
      since && since !== established
        ? [{ label: messages.since(course ?? college.courses[0] ?? ''), value: figure(since, mark) }]
        : [],
    ),
    { label: messages.eligibility, value: college.eligibility },
    { label: messages.whoMayApply, value: eligibilityNote(language, college.kinds) },
    ...FACTS.map((name) => ({ label: messages.facts[name], value: college[name] })),
  ].filter(({ value }) => value !== null)
  // The ownership is beside the name already.
  const known = [fees, seats, established, college.eligibility, eligibilityNote(language, college.kinds)]
  if (![...known, ...FACTS.map((name) => college[name])].some(Boolean)) return null
  return (
    <section className="min-w-0" aria-labelledby="facts-title">
      <h2 id="facts-title" className="pb-2 text-h4">
        {messages.keyInformation}
      </h2>
      <dl className="border-t-[3px] border-ink">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="grid grid-cols-[7.25rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-[0.1rem] border-b border-rule py-[0.65rem] max-[18rem]:grid-cols-1 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <dt className="text-base text-quiet">{label}</dt>
            <dd
              className="leading-[1.5] wrap-anywhere"
              lang={typeof value === 'string' ? languageOfText(value) : undefined}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <FigureKey language={language} />
    </section>
  )
}
