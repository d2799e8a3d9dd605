import type { PayloadRequest } from 'payload'
import { contentKeepers } from '../../access/access'
import { DeskList } from '../../admin/desk/desk-list'
import { deskQuery, filterParams } from '../../admin/desk/desk-query'
import { type DeskColumn, DeskTable } from '../../admin/desk/desk-table'
import { studioView } from '../../admin/shell/studio-view'
import { translationSlugs } from '../english-records'
import { translationMessages as messages, TEXT_STATES } from '../messages'
import { translationPaths } from '../paths'
import { type DeskRow, ROWS_PER_PAGE, readRows } from '../state-queries'

const kindOf = ({ payload }: PayloadRequest, into: DeskRow['into']) =>
  String(payload.collections[into].config.labels.plural)

const columns = (req: PayloadRequest): DeskColumn<DeskRow>[] => [
  {
    heading: messages.columns.record,
    cell: ({ into, record, title }) => <a href={translationPaths.one(into, record)}>{title}</a>,
  },
  { heading: messages.columns.kind, cell: ({ into }) => kindOf(req, into) },
  ...TEXT_STATES.map((state) => ({
    heading: messages.states[state],
    isNumber: true,
    cell: ({ texts: counts }: DeskRow) => counts[state] || null,
  })),
]

/** Records with missing, outdated and reviewed Hindi texts. */
export const TranslationsView = studioView(
  { title: messages.title, intro: messages.intro, rule: contentKeepers },
  async ({ req, view }) => {
    const { one, page } = deskQuery(view.searchParams)
    const kinds = translationSlugs(req.payload)
    const filter = { into: one('of', kinds), state: one('state', TEXT_STATES), page }
    const { rows, total, byKind, byState } = await readRows(req.payload, filter)
    return (
      <DeskList
        path={translationPaths.desk}
        query={filterParams({ of: filter.into, state: filter.state })}
        filters={[
          {
            name: 'of',
            label: messages.kind,
            value: filter.into,
            counts: byKind,
            choices: kinds.map((value) => ({ value, label: kindOf(req, value) })),
          },
          {
            name: 'state',
            label: messages.state,
            value: filter.state,
            counts: byState,
            choices: TEXT_STATES.map((value) => ({ value, label: messages.states[value] })),
          },
        ]}
        beside={
          filter.into && (
            <>
              <a href={translationPaths.download(filter.into)}>{messages.download}</a>
              <a href={`/admin/import-${filter.into}`}>{messages.upload}</a>
            </>
          )
        }
        count={{ heading: messages.count(total), page, pages: Math.ceil(total / ROWS_PER_PAGE) }}
        none={messages.none}
      >
        {rows.length > 0 ? <DeskTable rows={rows} columns={columns(req)} /> : null}
      </DeskList>
    )
  },
)
