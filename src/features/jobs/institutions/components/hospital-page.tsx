import type { ReactNode } from 'react'
import { campusDrawing } from '@/components/drawings/drawing-files'
import { Badge } from '@/components/ui/badge'
import { ArrowLink } from '@/components/ui/button'
import { FactList } from '@/components/ui/facts'
import { Breadcrumbs, type Crumb } from '@/components/ui/page/breadcrumbs'
import { Part } from '@/components/ui/page/section'
import { pathsIn } from '@/lib/addresses/paths'
import { grouped, listed, monthOf } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { JobCard, VACANCIES } from '../../vacancies/components/job-card'
import type { JobCardView } from '../../vacancies/view'
import type { InstitutionKind } from '../schema'
import { institutionTexts } from '../texts'
import type { HospitalView } from '../view'

const MOST_DEPARTMENTS = 6

/** Whose building the drawing shows. */
const OWNERS: Partial<Record<InstitutionKind, string>> = {
  'government-hospital': 'Government',
  'medical-college': 'Deemed',
}

/** Home, hospitals, this one. */
export const hospitalTrail = (language: Language, hospital: HospitalView): Crumb[] => [
  { name: institutionTexts(language).home, href: pathsIn(language).home() },
  { name: institutionTexts(language).hospitals, href: pathsIn(language).hospitals() },
  { name: hospital.name, href: pathsIn(language).hospital(hospital.slug) },
]

interface HospitalPageProps {
  language: Language
  hospital: HospitalView
  posts: readonly JobCardView[]
  actions: (job: JobCardView) => ReactNode
  applied: (job: JobCardView) => ReactNode
}

/** What a hospital is: its name and facts, its open posts, and what it says of itself. */
export function HospitalPage({ language, hospital, posts, actions, applied }: HospitalPageProps) {
  const texts = institutionTexts(language)
  return (
    <>
      <HospitalHead language={language} hospital={hospital} posts={posts} />
      <div className="wrap pb-[calc(var(--spacing-section)*1.5)]">
        <Part id="open-posts" title={texts.openPosts} landmark>
          {posts.length === 0 ? (
            <p>{texts.noPosts}</p>
          ) : (
            <div className="@container/list">
              <div className={VACANCIES}>
                {posts.map((job) => (
                  <JobCard
                    language={language}
                    key={job.id}
                    job={job}
                    isOfThisHospital
                    applied={applied(job)}
                    actions={actions(job)}
                  />
                ))}
              </div>
            </div>
          )}
        </Part>
        {hospital.about && (
          <Part id="about" title={texts.about} landmark>
            <div className="prose [&_p]:whitespace-pre-line">
              {hospital.about.split(/\n\s*\n/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Part>
        )}
        <p className="pt-section text-sm">
          {texts.isYours}{' '}
          <ArrowLink href={pathsIn(language).postVacancy()} prefetch={false}>
            {texts.postVacancy}
          </ArrowLink>
        </p>
      </div>
    </>
  )
}

function HospitalHead({ language, hospital, posts }: Pick<HospitalPageProps, 'language' | 'hospital' | 'posts'>) {
  const texts = institutionTexts(language)
  const departments = [...new Set(posts.flatMap(({ department }) => department ?? []))].slice(0, MOST_DEPARTMENTS)
  const walkIns = posts.filter(({ walkIn }) => walkIn && !walkIn.isOver).length
  const drawing = campusDrawing(hospital.slug, hospital.kind && (OWNERS[hospital.kind] ?? 'Private'))
  return (
    <div className="wrap">
      <Breadcrumbs language={language} trail={hospitalTrail(language, hospital)} />
      <div className="grid gap-8 border-b border-rule pt-2 pb-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-14">
        <div className="grid content-start justify-items-start gap-[0.85rem]">
          {hospital.imageUrl && (
            <img
              className="max-h-20 w-auto max-w-56 rounded-control"
              src={hospital.imageUrl}
              alt={hospital.imageAlt ?? ''}
              decoding="async"
            />
          )}
          <h1 className="wrap-anywhere">{hospital.name}</h1>
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            {hospital.location}
            {hospital.kind && <Badge>{texts.kinds[hospital.kind]}</Badge>}
          </p>
          {!hospital.imageUrl && (
            <img
              className="campus w-full max-w-96 rounded-card"
              {...drawing}
              alt={texts.drawing(hospital.name)}
              decoding="async"
            />
          )}
        </div>
        <FactList
          facts={[
            {
              label: texts.facts.open,
              value: (
                <>
                  <b>{grouped(language, posts.length)}</b>
                  {walkIns > 0 && ` (${texts.walkIns(walkIns)})`}
                </>
              ),
            },
            {
              label: texts.facts.beds,
              value: hospital.beds && <b>{grouped(language, hospital.beds)}</b>,
              note: hospital.bedsStatedOn
                ? texts.bedsStated(monthOf(language, hospital.bedsStatedOn))
                : texts.bedsStatedUndated,
            },
            { label: texts.facts.departments, value: departments.length > 0 ? listed(language, departments) : null },
            {
              label: texts.facts.website,
              value: hospital.website && (
                <a className="wrap-anywhere" href={hospital.website} rel="noopener nofollow">
                  {new URL(hospital.website).hostname.replace(/^www\./, '')}
                </a>
              ),
            },
          ]}
        />
      </div>
    </div>
  )
}
