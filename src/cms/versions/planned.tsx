import type { BeforeDocumentControlsServerProps, DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { mark } from '../admin/desk/styles'
import { momentText, studioMessages } from '../admin/messages'
import { type PlannedChange, plannedChanges } from '../database/payload-schedules'

const messages = studioMessages.planned

/** Cached per screen, however many rows it has. */
const plansOf = cache(
  (payload: Payload, collection: string): Promise<PlannedChange[]> => plannedChanges(payload, collection),
)

async function words(payload: Payload, collection: string, id: unknown): Promise<string[]> {
  const plans = await plansOf(payload, collection)
  return plans
    .filter((plan) => plan.id === id)
    .map(({ type, at, hasFailed }) => (hasFailed ? messages.failed : messages)[type](momentText(at)))
}

interface NoteProps extends BeforeDocumentControlsServerProps {
  collection: string
  id?: number | string
}

/** The schedule of a record, in its form's bar. */
export async function PlannedNote({ id, payload, collection }: NoteProps) {
  const planned = id ? await words(payload, collection, id) : []
  return planned.map((text) => (
    <p key={text} className={`m-0 ${mark('warn')}`}>
      {text}
    </p>
  ))
}

interface CellProps extends Omit<DefaultServerCellComponentProps, 'rowData'> {
  /** Absent in a form: Payload 3.90 renders the cells of `ui` fields there too. */
  rowData?: { id?: unknown }
}

/** The same in a list column. */
export async function PlannedCell({ payload, collectionSlug, rowData }: CellProps) {
  const planned = rowData ? await words(payload, collectionSlug, rowData.id) : []
  return planned.map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ))
}

/** The form shows it in its bar. */
export const NoField = () => null
