import type { ReactNode } from 'react'
import { ArrowLink } from '@/components/ui/button'
import { FactList } from '@/components/ui/facts'
import { Notice } from '@/components/ui/messages/notice'
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs'
import { Part, Section } from '@/components/ui/page/section'
import { jobTexts } from '@/features/jobs/texts'
import { paths } from '@/lib/addresses/paths'
import { shortDate } from '@/lib/text/format'
import { DEFAULT_LANGUAGE } from '@/lib/text/language'
import { placeWithCountry } from '../place'
import { textBlocks } from '../rich-description'
import type { JobCardView, JobView } from '../view'
import { JobCard, VACANCIES_IN_SECTION } from './job-card'

/** Home, Jobs, this vacancy. */
export const jobTrail = (job: JobView) => [
  { name: jobTexts.home, href: paths.home() },
  { name: jobTexts.jobs, href: paths.jobs() },
  { name: job.title, href: paths.job(job.slug) },
]

/** The title of a vacancy and who has it to give. */
export function JobTitle({ job, badges }: { job: JobView; badges?: ReactNode }) {
  const tags = [job.department, job.location, job.type && jobTexts.types[job.type]].filter(Boolean)
  return (
    <div className="wrap">
      <Breadcrumbs trail={jobTrail(job)} />
      <div className="grid justify-items-start gap-[0.85rem] pt-2 pb-7">
        <h1>{job.title}</h1>
        <p>{job.institution ?? jobTexts.confidentialInstitution}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>{tags.join(' · ')}</span>
          {badges}
        </p>
      </div>
    </div>
  )
}

/** What the post is, what it asks, and its facts. */
export function JobBody({ job }: { job: JobView }) {
  return (
    <div className="[&_.prose_p]:whitespace-pre-line">
      <Part id="about-post" title={jobTexts.aboutPost} landmark>
        <Prose text={job.description ?? jobTexts.noDescription} />
      </Part>
      {job.requirements && (
        <Part id="requirements" title={jobTexts.requirements} landmark>
          <Prose text={job.requirements} />
        </Part>
      )}
      <Part id="at-a-glance" title={jobTexts.atAGlance} landmark>
        <FactList
          facts={[
            { label: jobTexts.institution, value: job.institution ?? jobTexts.confidentialInstitution },
            { label: jobTexts.department, value: job.department },
            { label: jobTexts.designation, value: job.designation },
            { label: jobTexts.place, value: job.location && placeWithCountry(DEFAULT_LANGUAGE, job.location) },
            { label: jobTexts.type, value: job.type && jobTexts.types[job.type] },
            { label: jobTexts.experience, value: job.experience },
            { label: jobTexts.qualification, value: job.qualification },
            { label: jobTexts.salary, value: job.salary },
            { label: jobTexts.posted, value: shortDate(DEFAULT_LANGUAGE, job.postedAt) },
            { label: jobTexts.deadline, value: job.deadline && shortDate(DEFAULT_LANGUAGE, job.deadline) },
          ]}
        />
      </Part>
    </div>
  )
}

function Prose({ text }: { text: string }) {
  return (
    <div className="prose">
      {textBlocks(text).map((block, index) =>
        block.kind === 'paragraph' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one text never move
          <p key={index}>{block.text}</p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one text never move
          <ul key={index}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

/** What the page of a vacancy says once it is no longer open. */
export function JobClosed({ hasSimilar }: { hasSimilar: boolean }) {
  return (
    <div className="grid max-w-184 gap-4">
      <Notice kind="warn">
        <strong>{jobTexts.notOpen}</strong>
        <br />
        {hasSimilar ? jobTexts.closedHint : jobTexts.closedHintAlone}
      </Notice>
    </div>
  )
}

/** Open vacancies like this one. */
export function SimilarJobs({ jobs, actions }: { jobs: JobCardView[]; actions?: (job: JobCardView) => ReactNode }) {
  if (jobs.length === 0) return null
  return (
    <Section
      className="[&>.wrap]:border-t [&>.wrap]:border-rule [&>.wrap]:pt-section"
      title={jobTexts.similar}
      beside={<ArrowLink href={paths.jobs()}>{jobTexts.allJobs}</ArrowLink>}
    >
      <div className="@container/list">
        <div className={VACANCIES_IN_SECTION}>
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} actions={actions?.(job)} />
          ))}
        </div>
      </div>
    </Section>
  )
}
