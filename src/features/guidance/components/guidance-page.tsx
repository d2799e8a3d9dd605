import { ArrowLink, ButtonLink } from '@/components/ui/button'
import { Stats } from '@/components/ui/facts'
import { EmptyState } from '@/components/ui/messages/empty-state'
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs'
import { Faq } from '@/components/ui/page/faq'
import { PageHead } from '@/components/ui/page/page-head'
import { Part } from '@/components/ui/page/section'
import { pathsIn } from '@/lib/addresses/paths'
import { grouped } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { shares } from '../composition/figures'
import { guidanceTexts } from '../texts'
import type { GuidanceView } from '../view'
import { AdmissionFacts } from './admission-facts'
import { CollegeTable } from './college-table'
import { OwnershipTable } from './ownership-table'
import { CourseAside, GUIDE, Lines, Points, Promotion, RegionLinks, Sources, seatsFigure } from './parts'
import { StructuredData } from './structured-data'

/** The enquiry form knows these courses by other names than the addresses do. */
const ENQUIRY_COURSES: Partial<Record<GuidanceView['course']['key'], string>> = {
  mbbs: 'mbbs',
  bds: 'bds',
  'md-ms': 'md',
}

/** One course in one state: who teaches it, who admits, what it costs, what to bring, what people ask. */
export function GuidancePage({ language, page }: { language: Language; page: GuidanceView }) {
  const texts = guidanceTexts(language)
  const paths = pathsIn(language)
  const { course, region, heading, colleges, collegeCount } = page
  const [lead, ...paragraphs] = page.introduction
  const trail = [
    { name: texts.home, href: paths.home() },
    { name: texts.colleges, href: paths.colleges() },
    { name: texts.courseColleges(course.name), href: paths.courseListing(course.key) },
    { name: region.name },
  ]
  const enquiryCourse = ENQUIRY_COURSES[course.key]
  const listAddress = paths.colleges({ state: region.name, course: course.key })
  return (
    <>
      <StructuredData
        language={language}
        path={paths.guidance(course.key, region.slug)}
        name={heading}
        description={page.description}
        trail={trail}
        colleges={colleges}
        faq={page.faq}
      />
      <PageHead
        seed={`${course.key} ${region.slug}`}
        above={<Breadcrumbs language={language} trail={trail} />}
        title={heading}
        lead={lead}
      >
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <ButtonLink
            kind="next"
            href={paths.admission({ ...(enquiryCourse ? { course: enquiryCourse } : {}), state: region.name })}
          >
            {texts.getGuidance}
          </ButtonLink>
        </div>
      </PageHead>
      <div className="wrap">
        <Figures language={language} page={page} />
        <div className={GUIDE}>
          <CourseAside language={language} title={texts.sideCourses(region.name)} courses={page.courses} />
          <div className="min-w-0">
            {paragraphs.length > 0 && (
              <Part>
                <div className="prose">
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              </Part>
            )}
            <Part id="why-choose" title={collegeCount > 0 ? texts.whyChoose(heading) : texts.whyLook(heading)}>
              <Points points={page.whyChoose} />
            </Part>
            {colleges.length > 0 ? (
              <Part id="colleges" title={texts.table.title(course.name, region.name)}>
                <CollegeTable
                  language={language}
                  label={texts.table.title(course.name, region.name)}
                  colleges={colleges}
                  feeLabel={texts.table.tuitionFee}
                />
                <p className="text-sm text-quiet">{texts.table.note(course.name)}</p>
                {collegeCount > colleges.length && (
                  <div>
                    <ArrowLink href={listAddress}>{texts.table.all(collegeCount, course.name, region.name)}</ArrowLink>
                  </div>
                )}
              </Part>
            ) : (
              <Part>
                <EmptyState
                  level="h2"
                  seed={`none ${course.key} ${region.slug}`}
                  title={texts.none.title(course.name, region.name)}
                  actions={
                    <ButtonLink kind="line" href={paths.courseListing(course.key)}>
                      {texts.viewAllOfCourse(course.name)}
                    </ButtonLink>
                  }
                >
                  {texts.none.text(region.name)}
                </EmptyState>
              </Part>
            )}
            {collegeCount === 0 && <Neighbours language={language} page={page} />}
            {page.byOwnership.length > 0 && (
              <Part id="seats" title={texts.ownership.title}>
                <OwnershipTable language={language} lines={page.byOwnership} />
              </Part>
            )}
            <Part id="admission" title={texts.admission.title}>
              <AdmissionFacts
                language={language}
                course={course}
                national={page.national}
                governmentFees={page.governmentFees}
                own={page.authority ? { authority: page.authority, kind: region.kind } : undefined}
                statedFees={page.statedFees}
                healthUniversity={region.healthUniversity}
              />
            </Part>
            <Part id="eligibility" title={texts.eligibility}>
              <Lines lines={page.eligibility} />
            </Part>
            <Part id="documents" title={texts.documents}>
              <Lines lines={page.documents} numbered />
            </Part>
            {collegeCount > 0 && <Neighbours language={language} page={page} />}
            <Part id="faq" title={texts.faq}>
              <Faq entries={page.faq} name="guidance-faq" />
            </Part>
            <Sources language={language} course={course} />
          </div>
        </div>
      </div>
      <Promotion language={language} heading={heading} />
    </>
  )
}

function Figures({ language, page }: { language: Language; page: GuidanceView }) {
  const { collegeCount, byOwnership } = page
  if (collegeCount === 0) return null
  const { publicly, privately } = shares(Object.fromEntries(byOwnership.map((line) => [line.ownership, line.colleges])))
  const texts = guidanceTexts(language).stats
  return (
    <Stats
      facts={[
        { label: texts.colleges, value: grouped(language, collegeCount) },
        seatsFigure(language, page),
        { label: texts.public, value: grouped(language, publicly) },
        { label: texts.others, value: grouped(language, privately) },
      ]}
    />
  )
}

function Neighbours({
  language,
  page: { neighbours, region, hasNeighbours },
}: {
  language: Language
  page: GuidanceView
}) {
  if (neighbours.length === 0) return null
  const texts = guidanceTexts(language)
  return (
    <Part id="neighbours" title={hasNeighbours ? texts.neighbours(region.name) : texts.elsewhere}>
      <RegionLinks language={language} regions={neighbours} />
    </Part>
  )
}
