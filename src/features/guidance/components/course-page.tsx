import type { ReactNode } from 'react'
import { ArrowLink, ButtonLink } from '@/components/ui/button'
import { Faq } from '@/components/ui/page/faq'
import { PageHead, Part } from '@/components/ui/page/page'
import { type Language, languageOfText } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { grouped } from '@/lib/text/format'
import type { CoursePageView } from '../assemble'
import { guidanceMessages } from '../messages'
import { courseDescription } from '../metadata'
import { isAdmissionKnown } from './admission-facts'
import { CollegeTable, TableNote } from './college-table'
import { type ContentsEntry, GUIDE, GuideAside } from './guide-aside'
import { Lines, Points } from './lists'
import { ownershipTitle, PageFigures } from './page-figures'
import { hasSources, Promotion, RegionLinks, Sources } from './parts'
import { About, RuleSections, SeatSections } from './shared-sections'
import { StructuredData } from './structured-data'

interface CoursePageProps {
  language: Language
  page: CoursePageView
  /** From the settings; null if empty. */
  admissionYear: number | null
  /** How well the response promise was kept lately. */
  answered: ReactNode
}

/** Course page: generic, or in the state pages' layout with courses and reasons, as its record says. */
export function CoursePage({ language, page, admissionYear, answered }: CoursePageProps) {
  const messages = guidanceMessages(language)
  const paths = pathsIn(language)
  const { course } = page
  const trail = [{ name: messages.colleges, href: paths.colleges() }, { name: messages.courseColleges(course.name) }]
  const [lead] = course.description
  const withCollege = page.regions.filter(({ colleges }) => colleges > 0).length
  const isStateLayout = course.layout === 'state'
  return (
    <>
      <StructuredData
        language={language}
        path={paths.courseListing(course.key)}
        name={messages.courseColleges(course.name)}
        description={courseDescription(page)}
        trail={trail}
        colleges={page.colleges}
      />
      <PageHead
        language={language}
        seed={course.key}
        trail={trail}
        title={
          <>
            {course.name}{' '}
            <span
              lang={languageOfText(course.fullName) ?? (language === 'en' ? 'en' : undefined)}
              className="block pt-[0.35rem] text-lead font-normal tracking-normal text-quiet font-sans font-stretch-normal"
            >
              {course.fullName}
            </span>
          </>
        }
        lead={lead}
      >
        <div className="mt-1 flex flex-wrap items-center gap-3 print:hidden">
          <ButtonLink href={paths.admission()}>{messages.getGuidance}</ButtonLink>
          <ButtonLink kind="line" href={paths.colleges({ course: course.key })}>
            {messages.viewAllOfCourse(course.name)}
          </ButtonLink>
        </div>
      </PageHead>
      <div className="wrap">
        <PageFigures
          language={language}
          page={page}
          others={[{ label: messages.stats.states, value: withCollege > 0 ? grouped(language, withCollege) : null }]}
        />
        <div className={GUIDE}>
          <GuideAside
            language={language}
            contents={contentsOf(language, page)}
            title={messages.allCourses}
            courses={isStateLayout ? page.courses : []}
          />
          <div className="min-w-0">
            {page.colleges.length > 0 && <Colleges language={language} page={page} />}
            <SeatSections language={language} page={page} admission={admissionOf(page)} admissionYear={admissionYear} />
            <RuleSections language={language} rules={course} />
            <About
              title={messages.about(course.name)}
              paragraphs={course.description}
              lang={language === 'en' ? 'en' : languageOfText(course.description[1])}
            />
            {hasReasons(page) && (
              <Part id="why-choose" folded="always" title={messages.whyChooseCourse(course.name)}>
                <Points points={course.whyChoose} />
              </Part>
            )}
            {course.careerOpportunities.length > 0 && (
              <Part id="careers" folded="always" title={messages.careers}>
                <Lines lines={course.careerOpportunities} />
              </Part>
            )}
            {page.regions.length > 0 && (
              <Part id="states" folded title={messages.byState(course.name)}>
                <RegionLinks language={language} regions={[...page.regions, ...page.abroad]} />
              </Part>
            )}
            {course.faq.length > 0 && (
              <Part id="faq" title={messages.faq}>
                <Faq entries={course.faq} name="course-faq" />
              </Part>
            )}
            <Sources language={language} course={course} figures={figuresOf(page)} />
          </div>
        </div>
      </div>
      <Promotion language={language} heading={course.name} answered={answered} />
    </>
  )
}

const admissionOf = ({ course }: CoursePageView) => ({
  course,
  national: course.national,
  governmentFees: course.governmentFees,
  privateFees: course.privateFees,
})

/** The state pages' layout has reasons. */
const hasReasons = ({ course }: CoursePageView): boolean => course.layout === 'state' && course.whyChoose.length > 0

const figuresOf = ({ official, course, colleges, regions, abroad }: CoursePageView) => [
  official?.from ?? null,
  course.quotas ? course.quotasFrom : null,
  course.eligibility.length > 0 ? course.eligibilityFrom : null,
  ...colleges.flatMap(({ seatsFrom, feesFrom }) => [seatsFrom, feesFrom]),
  course.governmentFees?.from ?? null,
  course.privateFees?.from ?? null,
  ...[...regions, ...abroad].map(({ from }) => from),
]

/** Sections of the page, in order. */
function contentsOf(language: Language, page: CoursePageView): ContentsEntry[] {
  const { contents: names } = guidanceMessages(language)
  const { course } = page
  const entries = [
    page.colleges.length > 0 && { id: 'colleges', name: names.colleges },
    page.byOwnership.length > 0 && { id: 'seats', name: ownershipTitle(language, page.byOwnership) },
    isAdmissionKnown(admissionOf(page)) && { id: 'admission', name: names.admission },
    course.eligibility.length > 0 && { id: 'eligibility', name: names.eligibility },
    course.documents.length > 0 && { id: 'documents', name: names.documents },
    course.description.length > 1 && { id: 'about', name: names.about },
    hasReasons(page) && { id: 'why-choose', name: names.reasons },
    course.careerOpportunities.length > 0 && { id: 'careers', name: names.careers },
    page.regions.length > 0 && { id: 'states', name: names.states },
    course.faq.length > 0 && { id: 'faq', name: names.questions },
    hasSources(course, figuresOf(page)) && { id: 'sources', name: names.sources },
  ]
  return entries.filter((entry) => entry !== false)
}

function Colleges({ language, page: { course, colleges } }: { language: Language; page: CoursePageView }) {
  const messages = guidanceMessages(language)
  return (
    <Part id="colleges" title={messages.topColleges(course.name)}>
      <CollegeTable language={language} label={messages.topColleges(course.name)} colleges={colleges} withState />
      <TableNote language={language} course={course.name} colleges={colleges} />
      <div>
        <ArrowLink href={pathsIn(language).colleges({ course: course.key })}>
          {messages.viewAllOfCourse(course.name)}
        </ArrowLink>
      </div>
    </Part>
  )
}
