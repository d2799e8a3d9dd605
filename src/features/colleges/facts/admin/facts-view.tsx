import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { contentKeepers } from '@/cms/access/access'
import { DeskPages } from '@/cms/admin/desk/desk-pages'
import { countHeading, emptyState, filterRow, studioButton } from '@/cms/admin/desk/looks'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { StudioView } from '@/cms/admin/shell/studio-view'
import { readShelfLives } from '@/cms/sources/shelf-life-queries'
import { collegeDeskPaths } from '@/features/colleges/admin/desk-paths'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { seatPoolLabel } from '@/lib/text/vocabulary-labels'
import { SEAT_POOLS } from '@/lib/vocabulary'
import {
  countFacts,
  FACT_VIEWS,
  FACTS_PER_PAGE,
  type FactFilter,
  readFacts,
  readLittleKnown,
  type WaitingFact,
} from './facts-queries'
import { FactsTable } from './facts-table'
import { factsTexts as texts } from './facts-texts'
import { LittleKnownTable } from './little-known-table'

const LONGEST_SEARCH = 100

/** Reads the address; what makes no sense is as good as absent. */
function filterOf(params: AdminViewServerProps['searchParams'] = {}): FactFilter {
  const read = (name: string) => {
    const value = params[name]
    return (Array.isArray(value) ? value[0] : value)?.trim() ?? ''
  }
  const kind = read('kind')
  const page = read('page')
  return {
    view: FACT_VIEWS.find((view) => view === read('view')) ?? 'old',
    kind: kind === 'fees' || kind === 'seats' ? kind : null,
    q: read('q').slice(0, LONGEST_SEARCH),
    page: /^\d{1,5}$/.test(page) ? Math.max(1, Number(page)) : 1,
  }
}

const rowOf = ({ college, course, kind, pool, name, ...fact }: WaitingFact) => {
  const seatPool = SEAT_POOLS.find((known) => known === pool)
  return {
    ...fact,
    kind,
    college: name,
    figure: texts.figureOf(kind, course, seatPool ? seatPoolLabel(STUDIO_LANGUAGE, seatPool) : null),
    href: studioPaths.record('colleges', college),
    checkedOn: fact.checkedOn ? new Date(fact.checkedOn).toISOString() : null,
  }
}

/**
 * The desk of those who keep the content: what is past its shelf life, unverified, or hardly known at all.
 * @param first what stands above it, of another part of the site
 */
export function FactsView(view: AdminViewServerProps, first: (req: PayloadRequest) => ReactNode) {
  return (
    <StudioView view={view} title={texts.title} intro={texts.intro} rule={contentKeepers}>
      {async (req) => {
        const filter = filterOf(view.searchParams)
        const shelf = await readShelfLives(req.payload)
        const counts = await countFacts(req, shelf)
        const asked = {
          view: filter.view,
          ...(filter.kind ? { kind: filter.kind } : {}),
          ...(filter.q ? { q: filter.q } : {}),
        }
        const found =
          filter.view === 'least'
            ? await readLittleKnown(req, filter)
            : await readFacts(req, { ...filter, view: filter.view }, shelf)
        return (
          <>
            {first(req)}
            <nav aria-label={texts.title}>
              <ul className="flex list-none flex-wrap gap-x-6 gap-y-2 p-0">
                {FACT_VIEWS.map((name) => (
                  <li key={name}>
                    <a
                      className="inline-flex min-h-11 items-center gap-2 aria-current:font-semibold"
                      href={collegeDeskPaths.facts({ view: name })}
                      aria-current={name === filter.view ? 'true' : undefined}
                    >
                      {texts.views[name]} <span className="tabular-nums text-quiet">{counts[name]}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <form className={filterRow} method="get" action={collegeDeskPaths.facts()}>
              <input type="hidden" name="view" value={filter.view} />
              <label>
                <span>{texts.search}</span>
                <input type="search" name="q" defaultValue={filter.q} placeholder={texts.searchHint} />
              </label>
              {filter.view === 'least' ? null : (
                <label>
                  <span>{texts.kind}</span>
                  <select name="kind" defaultValue={filter.kind ?? ''}>
                    <option value="">{texts.allKinds}</option>
                    <option value="fees">{texts.kinds.fees}</option>
                    <option value="seats">{texts.kinds.seats}</option>
                  </select>
                </label>
              )}
              <button className={studioButton({ kind: 'plain' })} type="submit">
                {texts.show}
              </button>
              {filter.q || filter.kind ? (
                <a href={collegeDeskPaths.facts({ view: filter.view })}>{texts.clear}</a>
              ) : null}
            </form>
            <h2 className={countHeading}>
              {'facts' in found ? texts.count(found.total) : texts.leastCount(found.total)}
            </h2>
            {found.total === 0 ? <p className={emptyState}>{texts.none}</p> : null}
            {'facts' in found && found.total > 0 ? <FactsTable rows={found.facts.map(rowOf)} /> : null}
            {'colleges' in found && found.total > 0 ? <LittleKnownTable colleges={found.colleges} /> : null}
            <DeskPages
              page={filter.page}
              pages={Math.ceil(found.total / FACTS_PER_PAGE)}
              hrefOf={(page) => collegeDeskPaths.facts({ ...asked, page: String(page) })}
            />
          </>
        )
      }}
    </StudioView>
  )
}
