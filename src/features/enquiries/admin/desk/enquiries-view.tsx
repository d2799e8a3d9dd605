import type { AdminViewServerProps } from 'payload'
import { enquiryWorkers } from '@/cms/access/access'
import { DeskPages } from '@/cms/admin/desk/desk-pages'
import { countHeading, emptyState, filterRow, studioButton } from '@/cms/admin/desk/looks'
import { StudioView } from '@/cms/admin/shell/studio-view'
import { DeskViewBar } from '@/cms/views/desk-view-bar'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { LEAD_STATUSES } from '../../schema'
import { enquiryTexts } from '../../texts'
import { labelIn } from '../label-in'
import { enquiryDeskPaths } from './desk-paths'
import {
  type EnquiryFilter,
  type EnquiryRow,
  enquiryFilter,
  filterQuery,
  type Preset,
  readEnquiries,
  readWorkers,
} from './desk-queries'
import { deskTexts as texts } from './desk-texts'
import { type DeskEnquiry, EnquiriesTable } from './enquiries-table'

const deskEnquiry = (row: EnquiryRow): DeskEnquiry => ({
  id: row.id,
  name: row.name,
  contact: [row.email, row.phone].filter(Boolean).join(' · '),
  phone: row.phone,
  kind: row.kind,
  words: row.message || labelIn(enquiryTexts(STUDIO_LANGUAGE).subjects, row.subject) || '',
  status: row.status,
  owner: row.owner_id,
  createdAt: row.created_at.toISOString(),
  firstResponseAt: row.first_response_at?.toISOString() ?? null,
  nextFollowUp: row.next_follow_up?.toISOString() ?? null,
  tries: row.tries,
})

const PRESET = [
  'rounded-control border border-rule px-[0.8rem] py-[0.35rem] text-ink no-underline aria-[current=page]:border-brand',
  'aria-[current=page]:bg-brand-wash aria-[current=page]:font-semibold aria-[current=page]:text-brand-deep',
].join(' ')

function Filters({ filter }: { filter: EnquiryFilter }) {
  return (
    <>
      <nav className="mb-5 flex flex-wrap gap-[0.4rem]" aria-label={texts.presetsLabel}>
        {(Object.keys(texts.presets) as Preset[]).map((preset) => (
          <a
            key={preset}
            className={PRESET}
            href={enquiryDeskPaths.enquiries(preset ? { show: preset } : undefined)}
            aria-current={filter.show === preset && !filter.status && !filter.q ? 'page' : undefined}
          >
            {texts.presets[preset]}
          </a>
        ))}
      </nav>
      <form className={filterRow} method="get" action={enquiryDeskPaths.enquiries()}>
        {filter.show ? <input type="hidden" name="show" value={filter.show} /> : null}
        <label>
          <span>{texts.search}</span>
          <input type="search" name="q" defaultValue={filter.q} placeholder={texts.searchHint} />
        </label>
        <label>
          <span>{texts.status}</span>
          <select name="status" defaultValue={filter.status}>
            <option value="">{texts.allStatuses}</option>
            {LEAD_STATUSES.map((status) => (
              <option key={status} value={status}>
                {texts.statuses[status]}
              </option>
            ))}
          </select>
        </label>
        <button className={studioButton({ kind: 'plain' })} type="submit">
          {texts.find}
        </button>
        {filter.q || filter.status ? <a href={enquiryDeskPaths.enquiries()}>{texts.clear}</a> : null}
        <a href={`/api/enquiries/export?${new URLSearchParams(filterQuery(filter))}`} download>
          {texts.export}
        </a>
      </form>
    </>
  )
}

/** The inbox of everybody who works enquiries. */
export function EnquiriesView(view: AdminViewServerProps) {
  return (
    <StudioView view={view} title={texts.title} intro={texts.intro} rule={enquiryWorkers}>
      {async (req, user) => {
        const { page, ...filter } = enquiryFilter(view.searchParams ?? {})
        const [{ rows, total, pages }, workers] = await Promise.all([
          readEnquiries(req, user.id, filter, page),
          readWorkers(req),
        ])
        return (
          <>
            <Filters filter={filter} />
            <DeskViewBar req={req} desk="enquiries" path={enquiryDeskPaths.enquiries()} query={filterQuery(filter)} />
            <h2 className={countHeading}>{texts.count(total)}</h2>
            {rows.length > 0 ? (
              <EnquiriesTable rows={rows.map(deskEnquiry)} workers={workers} now={Date.now()} />
            ) : (
              <p className={emptyState}>{texts.none}</p>
            )}
            <DeskPages
              page={page}
              pages={pages}
              hrefOf={(to) => enquiryDeskPaths.enquiries({ ...filterQuery(filter), page: String(to) })}
            />
          </>
        )
      }}
    </StudioView>
  )
}
