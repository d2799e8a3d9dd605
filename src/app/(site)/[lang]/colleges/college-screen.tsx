import { AnsweredLately } from '@/app/(site)/answered-lately'
import { SampleMark } from '@/components/layout/sample-mark'
import { JsonLd } from '@/components/seo/json-ld'
import { breadcrumbData } from '@/components/seo/page-metadata'
import { SourcePanels } from '@/components/sources/sources'
import { ButtonLink } from '@/components/ui/button'
import { BESIDE, SIDE_BAR } from '@/components/ui/page/page'
import { trayLabels } from '@/features/colleges/compare/compare-queries'
import { CompareToggle } from '@/features/colleges/compare/components/compare-toggle'
import { collegeMessages } from '@/features/colleges/messages'
import { type CollegeView, ratingStanding, teaches } from '@/features/colleges/page/college-view'
import { AccountStrip } from '@/features/colleges/page/components/account-strip'
import { backLink, CollegeHead, CollegeTrail } from '@/features/colleges/page/components/college-head'
import {
  CollegeAnchors,
  CollegePart,
  collegeParts,
  figuresOf,
} from '@/features/colleges/page/components/college-sections'
import { otherColleges } from '@/features/colleges/page/queries'
import { collegeData } from '@/features/colleges/page/structured-data'
import { CorrectionLink } from '@/features/corrections/components/correction-link'
import { cutOffsOfCollege } from '@/features/cut-offs/records/cut-offs-queries'
import { CollegeCutOffs } from '@/features/cut-offs/shown/components/seat-tables'
import { cutOffMessages } from '@/features/cut-offs/shown/messages'
import { mainSeats, marksOf, seatGroups } from '@/features/cut-offs/shown/series'
import { getSiteSettings } from '@/features/pages/queries'
import { SaveCollege } from '@/features/saved/components/save-item'
import { type Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { slugify } from '@/lib/text/normal-forms/slug'
import { hoursIn } from '@/lib/text/spoken-texts'
import { ratingMethod } from '@/server/shelf-lives'

/** The page of a college, both published and as a draft preview. */
export async function CollegeScreen({ language, college }: { language: Language; college: CollegeView }) {
  const messages = collegeMessages(language)
  const paths = pathsIn(language)
  const [others, site, cutOffs, method] = await Promise.all([
    otherColleges(language, college),
    getSiteSettings(),
    cutOffsOfCollege(college.id),
    ratingMethod(),
  ])
  const rating = ratingStanding(method, site.isConfigured)
  const path = paths.college(college.slug)
  const trail = [
    { name: messages.colleges, href: paths.colleges() },
    ...(college.state && college.country === 'India' && teaches(college, 'mbbs')
      ? [
          {
            name: messages.mbbsIn(nameIn(language, college.state)),
            href: paths.guidance('mbbs', slugify(college.state)),
          },
        ]
      : []),
    { name: college.name, href: path },
  ]
  const allOthers = college.state
    ? { href: paths.colleges({ state: college.state }), name: messages.allIn(nameIn(language, college.state)) }
    : null
  const parts = collegeParts(language, college, others, allOthers, rating)
  const groups = seatGroups(mainSeats(cutOffs), null)
  if (cutOffs.length > 0) {
    parts.splice(
      parts.findIndex(({ id }) => !['fees', 'courses'].includes(id)),
      0,
      {
        id: 'cut-offs',
        title: cutOffMessages(language).title,
        content: <CollegeCutOffs language={language} slug={college.slug} series={cutOffs} groups={groups} />,
      },
    )
  }
  const back = backLink(language, college)
  return (
    <>
      <AccountStrip language={language} messages={messages.anonymous} returnTo={path} />
      <div className="wrap listed-marks">
        <CollegeTrail language={language} back={back} trail={trail} />
        <CollegeHead language={language} college={college} rating={rating} />
      </div>
      <div className="wrap listed-marks pb-[calc(var(--spacing-section)*1.5)]">
        <CollegeAnchors language={language} parts={parts} />
        <div className={BESIDE}>
          <div>
            {parts.map((part) => (
              <CollegePart key={part.id} part={part} />
            ))}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-10">
              <CompareToggle
                language={language}
                messages={trayLabels(language)}
                slug={college.slug}
                name={college.name}
                kind="line"
              />
              <CorrectionLink language={language} page={path} />
            </div>
          </div>
          <aside className={SIDE_BAR.card} aria-label={messages.side.label}>
            <h2 className="text-[1.25rem]">{messages.side.title}</h2>
            <p className="text-sm">{messages.side.text}</p>
            <AnsweredLately language={language} />
            <div className={SIDE_BAR.actions}>
              <ButtonLink href={`${paths.admission()}?college=${encodeURIComponent(college.slug)}`}>
                {messages.side.counsel}
              </ButtonLink>
              <SaveCollege language={language} college={college} variant="page" />
            </div>
            <p className="text-sm text-quiet [&>span]:block">
              {site.phone && (
                <span>
                  {site.phone}
                  <SampleMark language={language} site={site} field="phone" />
                </span>
              )}
              {site.officeHours
                .map((line) => hoursIn(language, line))
                .map(({ days, hours }) => (
                  <span key={days}>
                    {days} {hours}
                  </span>
                ))}
            </p>
          </aside>
        </div>
      </div>
      <SourcePanels
        language={language}
        figures={[
          ...figuresOf(college),
          ...marksOf(groups),
          ...others.flatMap(({ marks }) => [marks.fees, marks.seats]),
        ]}
      />
      <JsonLd data={breadcrumbData(language, trail)} />
      <JsonLd data={collegeData(language, college)} />
    </>
  )
}
