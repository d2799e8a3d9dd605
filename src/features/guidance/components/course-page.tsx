import { ArrowLink, ButtonLink } from '@/components/ui/button'
import { Stats } from '@/components/ui/facts'
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs'
import { Faq } from '@/components/ui/page/faq'
import { PageHead } from '@/components/ui/page/page-head'
import { Part, Section } from '@/components/ui/page/section'
import { pathsIn } from '@/lib/addresses/paths'
import { grouped } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { courseDescription } from '../metadata'
import { guidanceTexts } from '../texts'
import type { CoursePageView } from '../view'
import { AdmissionFacts } from './admission-facts'
import { CollegeTable } from './college-table'
import { OwnershipTable } from './ownership-table'
import { CourseAside, GUIDE, Lines, Points, Promotion, RegionLinks, Sources, seatsFigure } from './parts'
import { StructuredData } from './structured-data'

/** One course: generic, or in the layout of the state pages with side list and questions, as its record says. */
export function CoursePage({ language, page }: { language: Language; page: CoursePageView }) {
  const texts = guidanceTexts(language)
  const paths = pathsIn(language)
  const { course } = page
  const trail = [
    { name: texts.home, href: paths.home() },
    { name: texts.colleges, href: paths.colleges() },
    { name: texts.courseColleges(course.name) },
  ]
  const [lead] = course.description
  const withCollege = page.regions.filter(({ colleges }) => colleges > 0).length
  return (
    <>
      <StructuredData
        language={language}
        path={paths.courseListing(course.key)}
        name={texts.courseColleges(course.name)}
        description={courseDescription(page)}
        trail={trail}
        colleges={page.colleges}
        faq={course.faq}
      />
      <PageHead
        seed={course.key}
        above={<Breadcrumbs language={language} trail={trail} />}
        title={
          <>
            {course.name}{' '}
            <span className="block pt-[0.35rem] text-lead font-normal tracking-normal text-quiet font-stretch-normal">
              {course.fullName}
            </span>
          </>
        }
        lead={lead}
      >
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <ButtonLink kind="next" href={paths.admission()}>
            {texts.getGuidance}
          </ButtonLink>
          <ButtonLink kind="line" href={paths.colleges({ course: course.key })}>
            {texts.viewAllOfCourse(course.name)}
          </ButtonLink>
        </div>
      </PageHead>
      <div className="wrap">
        <Stats
          facts={[
            {
              label: texts.stats.colleges,
              value: page.collegeCount > 0 ? grouped(language, page.collegeCount) : null,
            },
            seatsFigure(language, page),
            { label: texts.stats.states, value: withCollege > 0 ? grouped(language, withCollege) : null },
          ]}
        />
        {course.layout === 'state' && <StateLayout language={language} page={page} />}
      </div>
      {course.layout === 'generic' && <GenericLayout language={language} page={page} />}
      <Promotion language={language} heading={course.name} />
    </>
  )
}

function GenericLayout({ language, page }: { language: Language; page: CoursePageView }) {
  const texts = guidanceTexts(language)
  const { course } = page
  return (
    <>
      <Section title={texts.about(course.name)}>
        <div className="grid gap-4">
          <Paragraphs page={page} />
          <Admission language={language} page={page} />
        </div>
      </Section>
      <Section title={texts.eligibility}>
        <Lines lines={course.eligibility} />
      </Section>
      <Section title={texts.documents}>
        <Lines lines={course.documents} numbered />
      </Section>
      <Section title={texts.careers}>
        <Lines lines={course.careerOpportunities} />
      </Section>
      {page.colleges.length > 0 && (
        <Section wide title={texts.topColleges(course.name)} beside={<AllColleges language={language} page={page} />}>
          <Colleges language={language} page={page} />
        </Section>
      )}
      {page.byOwnership.length > 0 && (
        <Section title={texts.ownership.title}>
          <div className="grid gap-4">
            <OwnershipTable language={language} lines={page.byOwnership} />
          </div>
        </Section>
      )}
      {page.regions.length > 0 && (
        <Section title={texts.byState(course.name)}>
          <RegionLinks language={language} regions={page.regions} />
        </Section>
      )}
      {course.faq.length > 0 && (
        <Section title={texts.faq}>
          <Faq entries={course.faq} name="course-faq" />
          <Sources language={language} course={course} />
        </Section>
      )}
    </>
  )
}

function StateLayout({ language, page }: { language: Language; page: CoursePageView }) {
  const texts = guidanceTexts(language)
  const { course } = page
  return (
    <div className={GUIDE}>
      <CourseAside language={language} title={texts.allCourses} courses={page.courses} />
      <div className="min-w-0">
        {course.description.length > 1 && (
          <Part>
            <div className="prose">
              <Paragraphs page={page} />
            </div>
          </Part>
        )}
        {course.whyChoose.length > 0 && (
          <Part title={texts.whyChooseCourse(course.name)}>
            <Points points={course.whyChoose} />
          </Part>
        )}
        {page.colleges.length > 0 && (
          <Part id="colleges" title={texts.topColleges(course.name)}>
            <Colleges language={language} page={page} />
            <div>
              <AllColleges language={language} page={page} />
            </div>
          </Part>
        )}
        {page.byOwnership.length > 0 && (
          <Part title={texts.ownership.title}>
            <OwnershipTable language={language} lines={page.byOwnership} />
          </Part>
        )}
        <Part title={texts.admission.title}>
          <Admission language={language} page={page} />
        </Part>
        <Part id="eligibility" title={texts.eligibility}>
          <Lines lines={course.eligibility} />
        </Part>
        <Part id="documents" title={texts.documents}>
          <Lines lines={course.documents} numbered />
        </Part>
        <Part title={texts.careers}>
          <Lines lines={course.careerOpportunities} />
        </Part>
        {page.regions.length > 0 && (
          <Part title={texts.byState(course.name)}>
            <RegionLinks language={language} regions={page.regions} />
          </Part>
        )}
        {course.faq.length > 0 && (
          <Part id="faq" title={texts.faq}>
            <Faq entries={course.faq} name="course-faq" />
          </Part>
        )}
        <Sources language={language} course={course} />
      </div>
    </div>
  )
}

const Paragraphs = ({ page: { course } }: { page: CoursePageView }) =>
  course.description.slice(1).map((paragraph) => <p key={paragraph}>{paragraph}</p>)

const Admission = ({ language, page: { course } }: { language: Language; page: CoursePageView }) => (
  <AdmissionFacts
    language={language}
    course={course}
    national={course.national}
    governmentFees={course.governmentFees}
    privateFees={course.privateFees}
  />
)

function Colleges({ language, page: { course, colleges } }: { language: Language; page: CoursePageView }) {
  const texts = guidanceTexts(language)
  return (
    <>
      <CollegeTable
        language={language}
        label={texts.topColleges(course.name)}
        colleges={colleges}
        feeLabel={texts.table.annualFee}
        withState
      />
      <p className="text-sm text-quiet">{texts.table.note(course.name)}</p>
    </>
  )
}

const AllColleges = ({ language, page: { course } }: { language: Language; page: CoursePageView }) => (
  <ArrowLink href={pathsIn(language).colleges({ course: course.key })}>
    {guidanceTexts(language).viewAllOfCourse(course.name)}
  </ArrowLink>
)
