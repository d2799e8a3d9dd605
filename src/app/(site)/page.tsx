import type { Metadata } from 'next'
import { ArrowLink, ButtonLink } from '@/components/ui/button'
import { Stats } from '@/components/ui/facts'
import { Section } from '@/components/ui/section'
import { CollegeCard } from '@/features/colleges/components/college-card'
import { topColleges } from '@/features/colleges/home-queries'
import { Banner } from '@/features/home/components/banner'
import { Closing, Services, Testimonials } from '@/features/home/components/sections'
import { getBannerSlides, getHome } from '@/features/home/queries'
import { homeTexts as texts } from '@/features/home/texts'
import { JobCard } from '@/features/jobs/components/job-card'
import { featuredJobs } from '@/features/jobs/home-queries'
import { getSiteSettings } from '@/features/pages/queries'
import { SaveButton } from '@/features/saved/components/save-button'
import { paths } from '@/lib/paths'
import { COURSES } from '@/lib/vocabulary'

export const metadata: Metadata = { alternates: { canonical: paths.home() } }

const SERVICE_LINKS = {
  [paths.admission()]: COURSES.map(({ key, name }) => ({ name, href: paths.courseListing(key) })),
}

export default async function HomePage() {
  const [site, banner, home] = await Promise.all([getSiteSettings(), getBannerSlides(), getHome()])
  const [jobs, colleges] = await Promise.all([featuredJobs(home.featuredJobIds), topColleges(home.topCollegeIds)])
  return (
    <>
      <Banner banner={banner} brand={site.brand} />
      <div className="wrap">
        <Stats facts={home.statistics} />
      </div>
      <Section title={texts.services}>
        <Services services={home.services} links={SERVICE_LINKS} />
      </Section>
      <Section title={texts.featuredJobs} beside={<ArrowLink href={paths.jobs()}>{texts.allJobs}</ArrowLink>}>
        {jobs.length === 0 && <p className="quiet">{texts.noJobs}</p>}
        <div className="listing">
          <div className="jobs">
            {jobs.map((job) => (
              <JobCard
                key={job.id}
                job={job}
                actions={<ButtonLink href={paths.jobHighlighted(job.id)}>{texts.applyNow}</ButtonLink>}
              />
            ))}
          </div>
        </div>
      </Section>
      {colleges.length > 0 && (
        <Section
          wide
          title={texts.topColleges}
          beside={<ArrowLink href={paths.colleges()}>{texts.allColleges}</ArrowLink>}
        >
          <div className="colleges three">
            {colleges.map((college) => (
              <CollegeCard
                key={college.id}
                college={college}
                saveButton={<SaveButton kind="college" id={college.id} name={college.name} variant="list" />}
              />
            ))}
          </div>
        </Section>
      )}
      {home.testimonials.length > 0 && (
        <Section title={texts.testimonials}>
          <Testimonials testimonials={home.testimonials} />
        </Section>
      )}
      <Closing closing={home.closing} />
    </>
  )
}
