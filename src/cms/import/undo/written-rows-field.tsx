import type { UIFieldServerProps } from 'payload'
import type { Import } from '@/payload-types'
import { permits } from '../../access/access'
import { DeskTable } from '../../admin/desk/desk-table'
import { ConfirmedCall } from '../../admin/desk/dialogs'
import { emptyState } from '../../admin/desk/styles'
import { studioPaths } from '../../admin/shell/studio-paths'
import { metadataOf } from '../../cms-metadata'
import { importMessages } from '../messages'
import { readWritten, type WrittenRow } from './undo-queries'

const messages = importMessages.undo
const MAX_SHOWN = 200

const stateOf = ({ isUndone, expectedError }: WrittenRow) =>
  isUndone ? messages.undone : expectedError ? messages.errorMessages[expectedError] : messages.asImported

/** On an import's record: what it created and changed, with links, and the undo button. */
export async function WrittenRowsField(props: Pick<UIFieldServerProps, 'id' | 'data' | 'req' | 'user'>) {
  const { id: importId, data, req, user } = props
  const { kind, status }: Partial<Import> = data
  const id = String(importId ?? '')
  if (!id || !kind || status !== 'done') return null
  const { rows, total, undoable } = await readWritten(req.payload, id, kind, MAX_SHOWN)
  const imported = metadataOf(req.payload.collections[kind].config).import
  return (
    <section className="grid justify-items-start gap-3 *:w-full">
      <h3>{messages.heading}</h3>
      <p className="field-description">{messages.note}</p>
      {rows.length === 0 ? <p className={emptyState}>{messages.nothing}</p> : null}
      {total > rows.length ? <p>{messages.shown(rows.length, total)}</p> : null}
      {undoable > 0 && imported && permits(imported.rule, user) ? (
        <p>
          <ConfirmedCall
            label={messages.undo(undoable)}
            button={{ kind: 'bad', size: 'small' }}
            url={`/api/imports/${id}/undo`}
            toasts={[messages.done, messages.failed]}
            question={messages.question(undoable)}
            note={messages.confirmNote}
            confirmLabel={messages.confirm}
            isDangerous
          />
        </p>
      ) : null}
      {rows.length > 0 ? (
        <DeskTable
          rows={rows}
          columns={[
            {
              heading: messages.record,
              cell: ({ record, title }) => <a href={studioPaths.record(kind, record)}>{title || record}</a>,
            },
            { heading: importMessages.report.row, cell: ({ line }) => line, isNumber: true },
            { heading: messages.what, cell: ({ action }) => importMessages.report.outcomes.done[action] },
            { heading: messages.state, cell: stateOf },
          ]}
        />
      ) : null}
    </section>
  )
}
