import type { ReactNode } from 'react'
import { ArrowLink } from '@/components/ui/button'
import { Stats } from '@/components/ui/facts'
import { type Crumb, PageHead, Part } from '@/components/ui/page/page'
import { type Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { clockText, dayText, grouped } from '@/lib/text/format'
import { subjectMessages } from '../messages'
import { type SubjectPageView, type SubjectTopic, subjectHref } from '../view'
import { SubjectChips } from './subject-links'

/** Jobs, the place, the department or designation. */
export function subjectTrail(language: Language, { subject, place }: SubjectTopic): Crumb[] {
  const messages = subjectMessages(language)
  const href = (topic: SubjectTopic) => subjectHref(language, topic)
  return [
    { name: messages.jobs, href: pathsIn(language).jobs() },
    ...(place ? [{ name: nameIn(language, place.name), href: href({ subject: null, place }) }] : []),
    ...(subject ? [{ name: nameIn(language, subject.name), href: href({ subject, place }) }] : []),
  ]
}

/** The query with which the list and its feed find the same. */
export const subjectLabels = ({ subject, place }: SubjectTopic): Record<string, string> => ({
  q: [subject?.name, place?.name].filter(Boolean).join(' '),
})

interface SubjectPageProps {
  language: Language
  page: SubjectPageView
  /** The newest posts as a list. */
  rows: ReactNode
  alert: ReactNode
}

/** The open posts of a department, designation or place: how many, their pay, the newest, and similar pages. */
export function SubjectPage({ language, page, rows, alert }: SubjectPageProps) {
  const messages = subjectMessages(language)
  const paths = pathsIn(language)
  return (
    <>
      <PageHead
        language={language}
        seed={messages.name(page)}
        title={messages.title(page)}
        lead={messages.lead(page)}
        trail={subjectTrail(language, page)}
      />
      <div className="wrap pb-[calc(var(--spacing-section)*1.5)]">
        {page.offered > 0 && <Figures language={language} page={page} />}
        {page.within.length > 0 && (
          <nav aria-label={messages.within} className="pt-5">
            <SubjectChips language={language} links={page.within} beside={page} />
          </nav>
        )}
        {page.jobs.length > 0 && (
          <Part id="newest" title={messages.newest} landmark>
            {rows}
            {page.open > page.jobs.length && (
              <p>
                <ArrowLink href={paths.jobs(subjectLabels(page))} prefetch={false}>
                  {messages.all}
                </ArrowLink>
              </p>
            )}
          </Part>
        )}
        {alert}
        {page.alike.length > 0 && (
          <Part id="alike" title={messages.alike} landmark>
            <SubjectChips language={language} links={page.alike} />
          </Part>
        )}
        <p className="pt-8 text-sm">
          <a href={paths.jobsFeed(subjectLabels(page))}>{messages.feed}</a>
        </p>
      </div>
    </>
  )
}

function Figures({ language, page }: { language: Language; page: SubjectPageView }) {
  const { figures } = subjectMessages(language)
  const { offered, institutions, confidential, pay, nextWalkIn } = page
  return (
    <Stats
      className="border-b border-rule"
      facts={[
        { label: figures.offered, value: grouped(language, offered), note: figures.counted },
        {
          label: figures.institutions(institutions),
          value: institutions > 0 ? grouped(language, institutions) : null,
          note: confidential > 0 ? figures.confidential(confidential) : undefined,
        },
        { label: figures.pay, value: pay && figures.payRange(pay), note: pay && figures.payFrom(pay, offered) },
        {
          label: figures.walkIn,
          value: nextWalkIn && dayText(language, nextWalkIn),
          note: nextWalkIn && figures.at(clockText(language, nextWalkIn)),
        },
      ]}
    />
  )
}
