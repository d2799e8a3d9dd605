import { stringify } from 'csv-stringify/sync'
import type { AdminViewConfig, CustomComponent, Endpoint } from 'payload'
import { endpoint } from '../access/access'
import { type StudioTab, screen } from '../admin/shell/studio'
import type { CmsMetadata } from '../cms-metadata'
import { csvHeaders } from '../csv/csv-response'
import { importFile } from './import-file'
import type { ImportDoor, Importer } from './importer'
import { importMessages } from './messages'
import { DRAFT_CHOICES, IMPORT_MODES, type ImportLine, type ImportProgress } from './report/report'

const MAX_NAME_LENGTH = 200

const expectedError = (status: number, error: string) =>
  Response.json({ error, reason: '', status: 'failed' }, { status })
const notAllowed = () => expectedError(403, importMessages.notAllowed)

const isCsv = (fileName: string, type: string | null) =>
  fileName.toLowerCase().endsWith('.csv') || Boolean(type?.toLowerCase().startsWith('text/csv'))

/**
 * Accepts a CSV file as the request body and streams NDJSON progress for long files. `mode=check` writes nothing;
 * `mode=all` and `mode=skip` write in one transaction and record it in `imports`; `drafts=leave` skips rows whose
 * records have a draft or a schedule.
 */
const importEndpoint = <Row>(importer: Importer<Row>): Endpoint =>
  endpoint(
    importer.rule,
    'post',
    importer.path ?? '/import',
    (req, actor) => {
      const fileName = String(req.searchParams.get('name') ?? '').slice(0, MAX_NAME_LENGTH)
      if (!req.body || !isCsv(fileName, req.headers.get('content-type')))
        return expectedError(415, importMessages.notCsv)
      // The rest of a rejected file is left unread: cancelling it would break the connection before the answer.
      const source = req.body.values({ preventCancel: true })
      const mode = IMPORT_MODES.find((known) => known === req.searchParams.get('mode')) ?? 'check'
      const drafts = DRAFT_CHOICES.find((known) => known === req.searchParams.get('drafts'))
      const cancelled = new AbortController()
      const { signal } = cancelled
      req.signal?.addEventListener('abort', () => cancelled.abort(), { once: true })
      const lines = new ReadableStream<Uint8Array>({
        async start(controller) {
          const encoder = new TextEncoder()
          const send = (line: ImportLine) => {
            if (!signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
          }
          const onProgress = (progress: ImportProgress) => send({ progress })
          const { payload } = req
          send(await importFile(importer, { payload, req, actor, fileName, source, mode, drafts, signal, onProgress }))
          if (!signal.aborted) controller.close()
        },
        cancel: () => cancelled.abort(),
      })
      return new Response(lines, {
        headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
      })
    },
    notAllowed,
  )

const templateEndpoint = ({ rule, path = '/import', template, table }: ImportDoor): Endpoint =>
  endpoint(
    rule,
    'get',
    `${path}-template`,
    () =>
      new Response(`\uFEFF${template.text ?? stringify([Object.keys(table.columns)])}`, {
        headers: csvHeaders(template.fileName),
      }),
    notAllowed,
  )

/** Endpoints of an import: upload, and template. */
export const importEndpoints = <Row>(importer: Importer<Row>): Endpoint[] => [
  importEndpoint(importer),
  templateEndpoint(importer),
]

const importHref = ({ screen: { path } }: ImportDoor): string => `/admin${path}`

export const importScreen = (door: ImportDoor): AdminViewConfig => ({
  ...screen(door.screen.path, '/cms/import/form/import-screen#ImportScreen', door.screen.messages.title),
  Component: { path: '/cms/import/form/import-screen#ImportScreen', serverProps: { door } },
})

/** The import screen as a tab of the bar's second row. */
export const importTab = (door: ImportDoor): StudioTab => ({
  href: importHref(door),
  label: door.screen.messages.title,
})

/** A link to it above the list of its records. */
export const importLink = (door: ImportDoor): CustomComponent => ({
  path: '/cms/import/form/import-link#ImportLink',
  clientProps: { tab: importTab(door) },
})

/**
 * Import metadata of a collection.
 * @param label of the records
 */
export const declaredImport = (door: ImportDoor, label: string): NonNullable<CmsMetadata['import']> => ({
  label,
  screen: importHref(door),
  rule: door.rule,
  tags: door.tags,
})
