import type { ReactNode } from 'react'
import type { MarkedFigure } from '@/cms/sources/figure-view'
import { ArrowLink, ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/messages/empty-state'
import { Faq } from '@/components/ui/page/faq'
import { PageHead, Part } from '@/components/ui/page/page'
import { type Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { isOfGovernment } from '@/lib/vocabulary'
import type { GuidanceView } from '../assemble'
import { guidanceMessages } from '../messages'
import { CommissionFees, ForIndians } from '../nepal/for-indians'
import { nepalMessages } from '../nepal/messages'
import type { LastRanks } from '../view'
import { isAdmissionKnown } from './admission-facts'
import { CollegeTable, TableNote } from './college-table'
import { type ContentsEntry, GUIDE, GuideAside } from './guide-aside'
import { Points } from './lists'
import { ownershipTitle, StateFigures } from './page-figures'
import { hasSources, Promotion, RegionLinks, Sources } from './parts'
import { About, RuleSections, SeatSections } from './shared-sections'
import { StructuredData } from './structured-data'

const NO_RANKS: LastRanks = new Map()

/** The enquiry form has different keys for these courses than URLs do. */
const ENQUIRY_COURSES: Partial<Record<GuidanceView['course']['key'], string>> = {
  mbbs: 'mbbs',
  bds: 'bds',
  'md-ms': 'md',
}

interface GuidancePageProps {
  language: Language
  page: GuidanceView
  /** From the settings; null if empty. */
  admissionYear: number | null
  /** How well the response promise was kept lately. */
  answered: ReactNode
  /** Announcements of the state's authority. */
  dates?: ReactNode
  /** Range of closing ranks in the state. */
  cutOffs?: ReactNode
  /** Last rank with one of the state's open seats, by college slug. */
  lastRanks?: LastRanks
  /** Panels for both. */
  cutOffFigures?: readonly MarkedFigure[]
}

/** Guidance page: colleges, authorities, costs, documents and questions of a course in a state. */
export function GuidancePage(props: GuidancePageProps) {
  const { language, page, admissionYear, answered, dates, cutOffs, lastRanks = NO_RANKS, cutOffFigures = [] } = props
  const messages = guidanceMessages(language)
  const paths = pathsIn(language)
  const { course, region, heading, colleges, collegeCount } = page
  const [lead] = page.introduction
  const trail = [
    { name: messages.colleges, href: paths.colleges() },
    { name: messages.courseColleges(course.name), href: paths.courseListing(course.key) },
    { name: nameIn(language, region.name) },
  ]
  const enquiryCourse = ENQUIRY_COURSES[course.key]
  return (
    <>
      <StructuredData
        language={language}
        path={paths.guidance(course.key, region.slug)}
        name={heading}
        description={page.description}
        trail={trail}
        colleges={colleges}
      />
      <PageHead language={language} seed={`${course.key} ${region.slug}`} trail={trail} title={heading} lead={lead}>
        <div className="mt-1 flex flex-wrap items-center gap-3 print:hidden">
          <ButtonLink
            href={paths.admission({ ...(enquiryCourse ? { course: enquiryCourse } : {}), state: region.name })}
          >
            {messages.getGuidance}
          </ButtonLink>
          {lastRanks.size > 0 && <ArrowLink href={paths.predictor()}>{messages.whichWithRank}</ArrowLink>}
        </div>
      </PageHead>
      <div className="wrap">
        <StateFigures language={language} page={page} lastRanks={lastRanks} />
        <div className={GUIDE}>
          <GuideAside
            language={language}
            contents={contentsOf(language, page)}
            title={messages.sideCourses(nameIn(language, region.name))}
            courses={page.courses}
          />
          <div className="min-w-0">
            {colleges.length > 0 ? (
              <Colleges language={language} page={page} lastRanks={lastRanks} />
            ) : (
              <NoCollege language={language} page={page} />
            )}
            {collegeCount === 0 && <Neighbours language={language} page={page} />}
            <SeatSections language={language} page={page} admission={admissionOf(page)} admissionYear={admissionYear} />
            {cutOffs}
            {dates}
            <RuleSections language={language} rules={page} />
            {page.commissionFees && (
              <>
                <ForIndians language={language} course={course.key} />
                <CommissionFees language={language} fees={page.commissionFees} />
              </>
            )}
            <About title={messages.about(heading)} paragraphs={page.introduction} />
            <Part
              id="why-choose"
              folded="always"
              title={collegeCount > 0 ? messages.whyChoose(heading) : messages.whyLook(heading)}
            >
              <Points points={page.whyChoose} />
            </Part>
            {collegeCount > 0 && <Neighbours language={language} page={page} />}
            <Part id="faq" title={messages.faq}>
              <Faq entries={page.faq} name="guidance-faq" />
            </Part>
            <Sources language={language} course={course} figures={[...figuresOf(page), ...cutOffFigures]} />
          </div>
        </div>
      </div>
      <Promotion language={language} heading={heading} answered={answered} />
    </>
  )
}

const figuresOf = ({ course, official, governmentFees, commissionFees, colleges, ...page }: GuidanceView) => [
  official?.from ?? null,
  course.quotas ? course.quotasFrom : null,
  page.eligibilityFrom,
  ...colleges.flatMap(({ seatsFrom, feesFrom }) => [seatsFrom, feesFrom]),
  governmentFees?.from ?? null,
  ...(commissionFees ?? []).map(({ from }) => from),
  ...[...page.neighbours, ...page.courses].map(({ from }) => from),
]

const admissionOf = ({ course, region, national, governmentFees, authority, statedFees }: GuidanceView) => ({
  course,
  national,
  governmentFees,
  own: authority ? { authority, kind: region.kind } : undefined,
  statedFees: { country: region.country, seats: statedFees },
  healthUniversity: region.healthUniversity,
})

/** Sections of the page, in order. */
function contentsOf(language: Language, page: GuidanceView): ContentsEntry[] {
  const { contents: names } = guidanceMessages(language)
  const around = page.neighbours.length > 0 && {
    id: 'neighbours',
    name: page.region.kind === 'Country' ? names.provinces : names.around,
  }
  const entries = [
    { id: 'colleges', name: names.colleges },
    page.collegeCount === 0 && around,
    page.byOwnership.length > 0 && { id: 'seats', name: ownershipTitle(language, page.byOwnership) },
    isAdmissionKnown(admissionOf(page)) && { id: 'admission', name: names.admission },
    page.eligibility.length > 0 && { id: 'eligibility', name: names.eligibility },
    page.documents.length > 0 && { id: 'documents', name: names.documents },
    page.commissionFees && { id: 'for-indians', name: nepalMessages(language).forIndians.contents },
    page.commissionFees && { id: 'fees', name: nepalMessages(language).fees.contents },
    page.introduction.length > 1 && { id: 'about', name: names.about },
    { id: 'why-choose', name: names.reasons },
    page.collegeCount > 0 && around,
    { id: 'faq', name: names.questions },
    hasSources(page.course, figuresOf(page)) && { id: 'sources', name: names.sources },
  ]
  return entries.filter((entry) => entry !== false && entry !== null)
}

function Colleges({ language, page, lastRanks }: { language: Language; page: GuidanceView; lastRanks: LastRanks }) {
  const messages = guidanceMessages(language)
  const { course, region, colleges } = page
  const government = colleges.filter(isOfGovernment).length
  const isMixed = government > 0 && government < colleges.length
  return (
    <Part id="colleges" title={messages.table.listed(colleges.length, course.name)}>
      <CollegeTable
        language={language}
        label={messages.table.title(course.name, nameIn(language, region.name))}
        colleges={colleges}
        lastRanks={lastRanks}
      />
      <TableNote
        language={language}
        course={course.name}
        colleges={colleges}
        isMixed={isMixed}
        hasRanks={lastRanks.size > 0}
      />
    </Part>
  )
}

/** No colleges, or some we do not list: two different statements. */
function NoCollege({ language, page: { course, region, official } }: { language: Language; page: GuidanceView }) {
  const messages = guidanceMessages(language)
  return (
    <Part id="colleges">
      <EmptyState
        level="h2"
        seed={`none ${course.key} ${region.slug}`}
        title={(official ? messages.none.unlisted : messages.none).title(course.name, nameIn(language, region.name))}
        actions={
          <ButtonLink kind="line" href={pathsIn(language).courseListing(course.key)}>
            {messages.viewAllOfCourse(course.name)}
          </ButtonLink>
        }
      >
        {official
          ? messages.none.unlisted.text(official.colleges, official.year)
          : messages.none.text(nameIn(language, region.name))}
      </EmptyState>
    </Part>
  )
}

type NeighboursProps = { language: Language; page: GuidanceView }

function Neighbours({ language, page: { neighbours, region, hasNeighbours } }: NeighboursProps) {
  if (neighbours.length === 0) return null
  const messages = guidanceMessages(language)
  const around = hasNeighbours ? messages.neighbours(nameIn(language, region.name)) : messages.elsewhere
  const titleOfNeighbours = region.kind === 'Country' ? messages.byProvince : around
  return (
    <Part id="neighbours" title={titleOfNeighbours}>
      <RegionLinks language={language} regions={neighbours} />
    </Part>
  )
}
