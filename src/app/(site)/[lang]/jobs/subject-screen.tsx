import { notFound, permanentRedirect } from 'next/navigation'
import { askForAlert } from '@/app/(site)/[lang]/alerts/actions'
import { pageOf } from '@/app/(site)/language'
import { VacancyList } from '@/app/(site)/vacancy-list'
import { JsonLd } from '@/components/seo/json-ld'
import { breadcrumbData, type PageDescription } from '@/components/seo/page-metadata'
import { alertSearch } from '@/features/jobs/alerts/alert-rule'
import { AlertOffer } from '@/features/jobs/alerts/components/alert-parts'
import { applyMessages } from '@/features/jobs/applications/apply-messages'
import { ApplyHost } from '@/features/jobs/applications/components/apply-control'
import { SubjectPage, subjectLabels, subjectTrail } from '@/features/jobs/subjects/components/subject-page'
import { subjectMessages } from '@/features/jobs/subjects/messages'
import { subjectPage } from '@/features/jobs/subjects/queries'
import { MIN_OFFERED, type SubjectTopic, subjectHref } from '@/features/jobs/subjects/view'
import { subjectListData } from '@/features/jobs/vacancies/syndication/structured-data'
import { searchVocabulary } from '@/features/search/queries'
import type { Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'

/** The path names a department or designation, a place, or both. */
interface SubjectProps {
  params: Promise<{ slug?: string; place?: string }>
}

async function found({ params }: SubjectProps) {
  const { slug, place } = await params
  return subjectPage(await searchVocabulary(), slug ?? null, place ?? null)
}

/** Description of a page of vacancies; empty when nothing has that path. */
export async function describeSubject(language: Language, props: SubjectProps): Promise<PageDescription> {
  const result = await found(props)
  if (!result || 'movedTo' in result) return {}
  const { page } = result
  const messages = subjectMessages(language)
  return {
    title: messages.title(page),
    description: messages.description(page, page.offered),
    path: () => subjectHref(language, page),
    feed: { url: pathsIn(language).jobsFeed(subjectLabels(page)), title: messages.title(page) },
    robots: page.offered >= MIN_OFFERED ? undefined : 'noindex, follow',
  }
}

/** Open vacancies of a department, designation or place; other spellings redirect to the canonical path. */
export const SubjectScreen = pageOf(async (language, props: SubjectProps) => {
  const result = await found(props)
  if (!result) notFound()
  if ('movedTo' in result) permanentRedirect(subjectHref(language, result.movedTo))
  const { page } = result
  const list = subjectListData(language, page)
  return (
    <>
      <SubjectPage
        language={language}
        page={page}
        rows={<VacancyList language={language} jobs={page.jobs} />}
        alert={<AlertOffer language={language} search={alertSearch(filtersOf(page))} action={askForAlert} />}
      />
      <ApplyHost language={language} messages={applyMessages(language)} />
      {list && <JsonLd data={list} />}
      <JsonLd data={breadcrumbData(language, subjectTrail(language, page))} />
    </>
  )
})

/** The page as list filters; alerts compare in this one vocabulary. */
const filtersOf = ({ subject, place }: SubjectTopic): Record<string, string> => ({
  ...(subject ? { [subject.kind]: subject.name } : {}),
  ...(place ? { location: place.name } : {}),
})
