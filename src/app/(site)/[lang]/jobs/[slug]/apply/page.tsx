import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { metadataOf, pageOf } from '@/app/(site)/language'
import { mayApply } from '@/cms/access/roles'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/messages/notice'
import { applyMessages } from '@/features/jobs/applications/apply-messages'
import { summaryIn } from '@/features/jobs/applications/components/apply-button'
import { ApplyForm, JobSummaryFacts } from '@/features/jobs/applications/components/apply-form'
import { applicantStanding } from '@/features/jobs/applications/queries'
import { jobMessages } from '@/features/jobs/messages'
import { JobTitle } from '@/features/jobs/vacancies/components/job-details'
import { jobBySlug } from '@/features/jobs/vacancies/queries'
import { pathsIn } from '@/lib/paths/site-paths'
import { fill } from '@/lib/text/fill'
import { isAnswerToForm } from '@/server/answer-to-form'
import { sessionUser } from '@/server/session'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[lang]/jobs/[slug]/apply'>

export const generateMetadata = metadataOf(async (language, { params }: Props) => {
  const found = await jobBySlug((await params).slug)
  return {
    title: found && 'job' in found ? fill(applyMessages(language).pageTitle, { title: found.job.title }) : undefined,
    robots: 'noindex',
  }
})

/** The apply form as a page of its own, for browsers without script. */
export default pageOf(async (language, { params }: Props) => {
  const paths = pathsIn(language)
  const { slug } = await params
  // Without script this page is also what the form is answered with: if the session ended, or the vacancy closed or
  // went, while they wrote, they get their text back; if it moved, a redirect would send the form once more.
  const isAnswer = await isAnswerToForm()
  const atSlug = await jobBySlug(slug)
  const found = isAnswer && atSlug && 'movedTo' in atSlug ? await jobBySlug(atSlug.movedTo) : atSlug
  if (!found && isAnswer) {
    return (
      <div className="wrap grid gap-4 py-section">
        <h1 className="text-h2">{jobMessages(language).notOpen}</h1>
        <ApplyForm language={language} messages={applyMessages(language)} job={{ id: '', slug }} standing={null} />
      </div>
    )
  }
  if (!found) notFound()
  if ('movedTo' in found) permanentRedirect(paths.applyForJob(found.movedTo))
  const { job } = found
  // The vacancy's page says why, and shows similar ones.
  if (!job.isOpen && !isAnswer) redirect(paths.job(job.slug))
  const user = await sessionUser()
  const isFormShown = user !== null || isAnswer
  return (
    <>
      <JobTitle language={language} job={job} isAlone={job.isOpen} />
      <div className="wrap pb-[calc(var(--spacing-section)*1.5)]">
        <div className="form">
          {job.isOpen && <JobSummaryFacts messages={applyMessages(language).facts} job={summaryIn(language, job)} />}
          {job.isOpen && user && !mayApply(user) && <Notice kind="warn">{applyMessages(language).ofStaff}</Notice>}
          {isFormShown && (!user || mayApply(user)) && (
            <ApplyForm
              language={language}
              messages={applyMessages(language)}
              job={{ id: job.id, slug }}
              standing={user ? await applicantStanding(user.id, job.id) : null}
            />
          )}
          {job.isOpen && !isFormShown && (
            <>
              <Notice>{applyMessages(language).pleaseSignIn}</Notice>
              <div className="flex flex-wrap items-center gap-3">
                <ButtonLink href={paths.login(paths.applyForJob(job.slug))} prefetch={false}>
                  {applyMessages(language).signIn}
                </ButtonLink>
                <ButtonLink kind="line" href={paths.job(job.slug)}>
                  {applyMessages(language).cancel}
                </ButtonLink>
              </div>
            </>
          )}
        </div>
      </div>
    </>
  )
})
