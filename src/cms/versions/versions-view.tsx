import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps, GlobalSlug } from 'payload'
import { withQuery } from '@/lib/paths/with-query'
import { DeskPages } from '../admin/desk/desk-list'
import { DeskTable } from '../admin/desk/desk-table'
import { desk, emptyState, mark } from '../admin/desk/styles'
import { momentText, studioMessages } from '../admin/messages'
import { studioPaths } from '../admin/shell/studio-paths'
import { readVersions, type Versioned, type VersionRow } from './read-versions'

const messages = studioMessages.versions

function State({ row, shown }: { row: VersionRow; shown: string | null }) {
  if (row.id === shown) return <span className={mark('good', 'ms-0!')}>{messages.shown}</span>
  if (row.status === 'draft')
    return <span className={mark()}>{row.isLatest ? messages.newestDraft : messages.draft}</span>
  return <span className={mark()}>{messages.before}</span>
}

/** Replaces Payload's versions view: time, author, and which one is published. */
export async function VersionsView({ initPageResult, searchParams, i18n }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const id = docID === undefined ? '' : String(docID)
  const of: Versioned = collectionConfig
    ? { collection: collectionConfig.slug, id }
    : { global: String(globalConfig?.slug) as GlobalSlug }
  const record = 'global' in of ? studioPaths.global(of.global) : studioPaths.record(of.collection, id)
  const pageNumber = Number.parseInt(String(searchParams?.page ?? ''), 10)
  const { rows, page, pages, shown } = await readVersions(req, of, Math.max(1, pageNumber || 1))
  const plural = collectionConfig?.labels.plural ?? globalConfig?.label
  return (
    <main id="main" tabIndex={-1}>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        pluralLabel={typeof plural === 'string' ? plural : undefined}
        useAsTitle={collectionConfig?.admin.useAsTitle}
        view={i18n.t('version:versions')}
      />
      <Gutter className={desk}>
        <p className="text-quiet">{messages.intro}</p>
        {rows.length === 0 ? (
          <p className={emptyState}>{messages.none}</p>
        ) : (
          <DeskTable
            rows={rows}
            columns={[
              {
                heading: messages.saved,
                cell: (row) => <a href={`${record}/versions/${row.id}`}>{momentText(row.savedAt)}</a>,
              },
              { heading: messages.by, cell: (row) => row.author ?? messages.nobody },
              { heading: messages.state, cell: (row) => <State row={row} shown={shown} /> },
            ]}
          />
        )}
        <DeskPages page={page} pages={pages} hrefOf={(to) => withQuery(`${record}/versions`, { page: String(to) })} />
      </Gutter>
    </main>
  )
}
