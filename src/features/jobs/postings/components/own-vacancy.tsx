import type { ComponentProps } from 'react'
import { Status, type StatusKind } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { FactList } from '@/components/ui/facts'
import { ActionForm, type FormAction } from '@/components/ui/forms/action-form'
import { Done, Notice } from '@/components/ui/messages/notice'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { dayText, enumerated, grouped } from '@/lib/text/format'
import { walkInMoment } from '../../vacancies/facts/walk-in'
import { closeVacancy, confirmVacancy, renewVacancy } from '../actions'
import { postingMessages } from '../messages'
import type { ownVacancy } from '../queries'
import { FORM_MARKS, justDone, type PostingState, standingOf } from '../schema'

/** A vacancy as its hospital manages it. */
type OwnVacancyView = NonNullable<Awaited<ReturnType<typeof ownVacancy>>>

const KINDS: Record<PostingState, StatusKind> = {
  unconfirmed: 'warn',
  waiting: 'calm',
  'changes-asked': 'warn',
  published: 'good',
  declined: 'bad',
  closed: 'calm',
}

/** A form with one button, sometimes with a field. */
export const actLook = 'grid max-w-md content-start gap-3'

/** Why the vacancy was declined, or what is to be changed; nothing for others. */
export const Reason = ({ language, vacancy }: { language: Language; vacancy: OwnVacancyView }) =>
  vacancy.reason && (
    <Notice kind="warn" title={postingMessages(language).own.reason}>
      <p className="whitespace-pre-line wrap-anywhere">{vacancy.reason}</p>
    </Notice>
  )

interface OwnVacancyProps {
  language: Language
  link: string
  vacancy: OwnVacancyView
  /** The action just done, from the URL. */
  done: string | undefined
  /** The earliest and latest possible deadline. */
  days: { first: string; last: string }
}

/** A vacancy as its hospital manages it: state, reason, actions, and applicants sent on. */
export function OwnVacancy({ language, link, vacancy, done, days }: OwnVacancyProps) {
  const messages = postingMessages(language).own
  const finished = justDone(done, vacancy)
  const isManaged = vacancy.state !== 'unconfirmed'
  const standing = standingOf(vacancy)
  const isOver = standing === 'published-over'
  const act = (action: FormAction, submit: string, more: Partial<ComponentProps<typeof ActionForm>>) => (
    <ActionForm
      {...{ language, action, submit }}
      hidden={{ [FORM_MARKS.link]: link }}
      kind="line"
      className={actLook}
      busy={messages.working}
      failed={messages.failed}
      {...more}
    />
  )
  const note = (text: string) => <p className="text-sm text-quiet">{text}</p>
  return (
    <div className="grid content-start gap-6">
      <Done>{finished && messages.done[finished]}</Done>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Status kind={isOver ? 'calm' : KINDS[vacancy.state]}>
          {isOver ? messages.over : messages.states[vacancy.state]}
        </Status>
        <span className="text-sm text-quiet">{messages.since(dayText(language, vacancy.stateSince))}</span>
      </p>
      <p>{messages.about[standing]}</p>
      <Reason language={language} vacancy={vacancy} />
      <Facts language={language} vacancy={vacancy} />
      {!isManaged && act(confirmVacancy, messages.confirm, { kind: 'act' })}
      {isManaged && (
        <>
          <p className="flex flex-wrap gap-3">
            <ButtonLink
              kind={vacancy.state === 'changes-asked' ? 'act' : 'line'}
              href={pathsIn(language).changeOwnVacancy(link)}
              prefetch={false}
            >
              {messages.change}
            </ButtonLink>
            {vacancy.slug && vacancy.isOpen && (
              <ButtonLink kind="line" href={pathsIn(language).job(vacancy.slug)} prefetch={false}>
                {messages.onSite}
              </ButtonLink>
            )}
          </p>
          {/* The error of a day disappears after any other action. */}
          <div key={vacancy.stateSince} className="grid gap-8 border-t border-rule pt-6 sm:grid-cols-2">
            {act(renewVacancy, messages.renewSubmit, {
              fields: [{ name: 'deadline', label: messages.renew, type: 'date', min: days.first, max: days.last }],
              children: note(messages.renewNote),
            })}
            {vacancy.state !== 'closed' && act(closeVacancy, messages.close, { children: note(messages.closeNote) })}
          </div>
          {vacancy.figures && <Applicants language={language} link={link} applicants={vacancy.applicants} />}
        </>
      )}
    </div>
  )
}

function Facts({ language, vacancy }: { language: Language; vacancy: OwnVacancyView }) {
  const { facts, notPublished, times } = postingMessages(language).own
  const { figures } = vacancy
  return (
    <FactList
      facts={[
        { label: facts.applications, value: figures ? grouped(language, figures.applications) : notPublished },
        { label: facts.views, value: figures ? times(figures.views) : notPublished },
        { label: facts.deadline, value: vacancy.deadline && dayText(language, vacancy.deadline) },
        { label: facts.walkIn, value: vacancy.walkIn && walkInMoment(language, vacancy.walkIn) },
        {
          label: facts.institution,
          value: vacancy.isConfidential ? `${vacancy.institutionName} ${facts.confidential}` : vacancy.institutionName,
        },
        { label: facts.place, value: vacancy.location },
        { label: facts.sent, value: dayText(language, vacancy.sentAt) },
      ]}
    />
  )
}

const counted = (textFor: (count: number) => string, count: number | null) => (count === null ? null : textFor(count))

type ApplicantsProps = Pick<OwnVacancyProps, 'language' | 'link'> & Pick<OwnVacancyView, 'applicants'>

function Applicants({ language, link, applicants }: ApplicantsProps) {
  const messages = postingMessages(language).own.applicants
  return (
    <section className="grid gap-4 border-t border-rule pt-6" aria-labelledby="applicants">
      <h2 id="applicants" className="text-h3">
        {messages.title}
      </h2>
      <p className="text-sm text-quiet">{applicants.length === 0 ? messages.none : messages.lead}</p>
      {applicants.map((applicant) => (
        <article key={applicant.id} className="grid gap-3 border-t border-rule pt-4">
          <h3 className="wrap-anywhere">{applicant.name}</h3>
          <FactList
            narrow="stacked"
            facts={[
              { label: messages.email, value: <a href={`mailto:${applicant.email}`}>{applicant.email}</a> },
              {
                label: messages.phone,
                value: applicant.phone && <a href={`tel:${applicant.phone}`}>{applicant.phone}</a>,
              },
              { label: messages.qualification, value: enumerated(language, applicant.degrees) },
              { label: messages.registration, value: enumerated(language, applicant.registration) },
              { label: messages.experience, value: counted(messages.years, applicant.experienceYears) },
              { label: messages.notice, value: counted(messages.days, applicant.noticePeriodDays) },
              { label: messages.city, value: applicant.city },
              {
                label: messages.note,
                value: applicant.coverNote && <span className="whitespace-pre-line">{applicant.coverNote}</span>,
              },
            ]}
          />
          {applicant.hasCv && (
            <p>
              <a href={pathsIn(language).applicantCv(link, applicant.id)} rel="nofollow">
                {messages.cv}
              </a>
            </p>
          )}
        </article>
      ))}
    </section>
  )
}
