import Link from 'next/link'
import type { ReactNode } from 'react'
import { campusDrawing } from '@/components/drawings/drawing-files'
import { Badge } from '@/components/ui/badge'
import { ArrowLink, ButtonLink } from '@/components/ui/button'
import { FactList } from '@/components/ui/facts'
import { EmptyState } from '@/components/ui/messages/empty-state'
import { Breadcrumbs, type Crumb, fittingWords, Part } from '@/components/ui/page/page'
import { type Language, languageOfName } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { enumerated, grouped, listed, monthOf } from '@/lib/text/format'
import type { JobCardView } from '../../vacancies/view'
import { institutionMessages } from '../messages'
import type { InstitutionEntryView, InstitutionView } from '../queries'
import type { InstitutionKind } from '../schema'

const MAX_DEPARTMENTS = 6

/** Whose building the drawing shows. */
const OWNERS: Partial<Record<InstitutionKind, string>> = {
  'government-hospital': 'Government',
  'medical-college': 'Deemed',
}

/** Home, hospitals, this one. */
export const institutionTrail = (language: Language, hospital: InstitutionView): Crumb[] => [
  { name: institutionMessages(language).hospitals, href: pathsIn(language).hospitals() },
  { name: hospital.name, href: pathsIn(language).hospital(hospital.slug) },
]

interface InstitutionPageProps {
  language: Language
  hospital: InstitutionView
  posts: readonly JobCardView[]
  /** The posts as a list. */
  rows: ReactNode
}

/** A hospital's page: its name and facts, its open posts, and its own description. */
export function InstitutionPage({ language, hospital, posts, rows }: InstitutionPageProps) {
  const messages = institutionMessages(language)
  return (
    <>
      <InstitutionHead language={language} hospital={hospital} posts={posts} />
      <div className="wrap pb-[calc(var(--spacing-section)*1.5)]">
        <Part id="open-posts" title={messages.openPosts} landmark>
          {posts.length === 0 ? <p>{messages.noPosts}</p> : rows}
        </Part>
        {hospital.about && (
          <Part id="about" title={messages.about} landmark>
            <div className="prose [&_p]:whitespace-pre-line" lang={languageOfName(hospital.about)}>
              {hospital.about.split(/\n\s*\n/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Part>
        )}
        <p className="pt-section text-sm">
          {messages.isYours}{' '}
          <ArrowLink href={pathsIn(language).postVacancy()} prefetch={false}>
            {messages.postVacancy}
          </ArrowLink>
        </p>
      </div>
    </>
  )
}

function InstitutionHead({ language, hospital, posts }: Pick<InstitutionPageProps, 'language' | 'hospital' | 'posts'>) {
  const messages = institutionMessages(language)
  const departments = [...new Set(posts.flatMap(({ department }) => department ?? []))].slice(0, MAX_DEPARTMENTS)
  const walkIns = posts.filter(({ walkIn }) => walkIn && !walkIn.isOver).length
  const drawing = campusDrawing(hospital.slug, hospital.kind && (OWNERS[hospital.kind] ?? 'Private'))
  return (
    <div className="wrap">
      <Breadcrumbs language={language} trail={institutionTrail(language, hospital)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 border-b border-rule pt-2 pb-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-14">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-[0.85rem] wrap-anywhere">
          {hospital.imageUrl && (
            <img
              className="max-h-20 w-auto max-w-56 rounded-control"
              src={hospital.imageUrl}
              alt={hospital.imageAlt ?? ''}
              decoding="async"
            />
          )}
          <h1 className={fittingWords(hospital.name)} lang={languageOfName(hospital.name)}>
            {hospital.name}
          </h1>
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            {nameIn(language, hospital.location)}
            {hospital.kind && <Badge>{messages.kinds[hospital.kind]}</Badge>}
          </p>
          {!hospital.imageUrl && (
            <img
              className="campus w-full max-w-96 rounded-card"
              {...drawing}
              alt={messages.drawing(hospital.name)}
              decoding="async"
            />
          )}
        </div>
        <FactList
          facts={[
            {
              label: messages.facts.open,
              value: (
                <>
                  <b>{grouped(language, posts.length)}</b>
                  {walkIns > 0 && ` (${messages.walkIns(walkIns)})`}
                </>
              ),
            },
            {
              label: messages.facts.beds,
              value: hospital.beds && <b>{grouped(language, hospital.beds)}</b>,
              note: hospital.bedsStatedOn
                ? messages.bedsStated(monthOf(language, hospital.bedsStatedOn))
                : messages.bedsStatedUndated,
            },
            { label: messages.facts.departments, value: departments.length > 0 ? listed(language, departments) : null },
            {
              label: messages.facts.website,
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

interface InstitutionListProps {
  language: Language
  hospitals: readonly InstitutionEntryView[]
}

/** The hospitals with a page, those with the most open posts first. */
export function InstitutionList({ language, hospitals }: InstitutionListProps) {
  const { list, kinds } = institutionMessages(language)
  const paths = pathsIn(language)
  if (hospitals.length === 0) {
    return (
      <EmptyState
        title={list.none}
        level="h2"
        seed="hospitals-empty"
        actions={<ButtonLink href={paths.jobs()}>{list.toJobs}</ButtonLink>}
      >
        {list.noneHint}
      </EmptyState>
    )
  }
  return (
    <ul className="grid border-b border-rule">
      {hospitals.map(({ slug, name, location, kind, open }) => (
        <li key={slug} className="grid gap-x-8 gap-y-1 border-t border-rule py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div>
            <h2 className="text-h4 wrap-anywhere" lang={languageOfName(name)}>
              <Link className="tap-link" href={paths.hospital(slug)} prefetch={false}>
                {name}
              </Link>
            </h2>
            <p className="text-sm text-quiet">
              {enumerated(language, [nameIn(language, location), ...(kind ? [kinds[kind]] : [])])}
            </p>
          </div>
          <p className="text-sm tabular-nums lining-nums">{list.posts(open)}</p>
        </li>
      ))}
    </ul>
  )
}
