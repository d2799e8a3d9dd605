import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { contentKeepers } from '@/cms/access/access'
import { DeskList } from '@/cms/admin/desk/desk-list'
import { deskQuery, filterParams } from '@/cms/admin/desk/desk-query'
import { DeskTable } from '@/cms/admin/desk/desk-table'
import { StudioLink } from '@/cms/admin/desk/styles'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { studioView } from '@/cms/admin/shell/studio-view'
import { readShelfLives } from '@/cms/sources/shelf-life-queries'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { SEAT_POOLS, seatPoolLabel } from '@/lib/vocabulary'
import { collegeDeskPaths } from '../../admin/desk-paths'
import { factsMessages as messages } from './facts-messages'
import {
  countFacts,
  FACT_VIEWS,
  FACTS_PER_PAGE,
  type FactFilter,
  type LittleKnown,
  readFacts,
  readLittleKnown,
  type WaitingFact,
} from './facts-queries'
import { FactsTable } from './facts-table'

/** Colleges with the least data, and what is missing. */
const LittleKnownTable = ({ colleges }: { colleges: readonly LittleKnown[] }) => (
  <DeskTable
    rows={colleges}
    columns={[
      {
        heading: messages.figure,
        cell: ({ id, name, place }) => (
          <>
            <a href={studioPaths.record('colleges', id)}>{name}</a>
            <span className="block font-normal text-quiet">{place}</span>
          </>
        ),
      },
      { heading: messages.why, cell: ({ lacks }) => messages.lacking(lacks.map((lack) => messages.lacks[lack])) },
      {
        heading: messages.action,
        cell: ({ id }) => (
          <StudioLink kind="plain" size="small" href={studioPaths.record('colleges', id)}>
            {messages.change}
          </StudioLink>
        ),
      },
    ]}
  />
)

const KINDS = ['fees', 'seats'] as const

/** Parses the URL; invalid parameters count as absent. */
function filterOf(params: AdminViewServerProps['searchParams']): FactFilter {
  const { text, one, page } = deskQuery(params)
  return { view: one('view', FACT_VIEWS) || 'old', kind: one('kind', KINDS) || null, q: text('q'), page }
}

const rowOf = ({ college, course, kind, pool, name, ...fact }: WaitingFact) => {
  const seatPool = SEAT_POOLS.find((known) => known === pool)
  return {
    ...fact,
    kind,
    college: name,
    figure: messages.figureOf(kind, course, seatPool ? seatPoolLabel(STUDIO_LANGUAGE, seatPool) : null),
    href: studioPaths.record('colleges', college),
    checkedOn: fact.checkedOn ? new Date(fact.checkedOn).toISOString() : null,
  }
}

/**
 * Desk for content keepers: outdated, unverified and missing figures.
 * @param first content above it from another feature
 */
export const factsView = (first: (req: PayloadRequest) => ReactNode) =>
  studioView({ title: messages.title, intro: messages.intro, rule: contentKeepers }, async ({ req, view }) => {
    const filter = filterOf(view.searchParams)
    const shelf = await readShelfLives(req.payload)
    const counts = await countFacts(req, shelf)
    const { page, ...shownFilters } = filter
    const kind = {
      name: 'kind',
      label: messages.kind,
      value: filter.kind,
      choices: KINDS.map((value) => ({ value, label: messages.kinds[value] })),
      any: messages.allKinds,
    }
    const found =
      filter.view === 'least'
        ? await readLittleKnown(req, filter)
        : await readFacts(req, { ...filter, view: filter.view }, shelf)
    return (
      <>
        {first(req)}
        <DeskList
          path={collegeDeskPaths.facts}
          query={filterParams(shownFilters)}
          tabs={{
            label: messages.title,
            steps: FACT_VIEWS.map((name) => ({
              label: messages.views[name],
              count: counts[name],
              href: collegeDeskPaths.facts({ view: name }),
              isOpen: name === filter.view,
            })),
          }}
          kept={{ view: filter.view }}
          filters={[
            { name: 'q', label: messages.search, value: filter.q, hint: messages.searchHint },
            ...(filter.view === 'least' ? [] : [kind]),
          ]}
          clear={collegeDeskPaths.facts({ view: filter.view })}
          count={{
            heading: 'facts' in found ? messages.count(found.total) : messages.leastCount(found.total),
            page,
            pages: Math.ceil(found.total / FACTS_PER_PAGE),
          }}
          none={messages.none}
        >
          {found.total === 0 ? null : 'facts' in found ? (
            <FactsTable rows={found.facts.map(rowOf)} />
          ) : (
            <LittleKnownTable colleges={found.colleges} />
          )}
        </DeskList>
      </>
    )
  })
