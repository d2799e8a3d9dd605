import type { Field, FieldHook } from 'payload'
import { contentKeeperField, nobodyField } from '../access/access'
import { isStaff } from '../access/roles'
import { writtenByServer } from '../fields/checks/lengths'
import { trashMove } from '../trash/trash-hooks'

/** The field in which a record, and so each of its versions, says who wrote it. */
export const EDITED_BY = 'editedBy'

/**
 * Whoever saves is the author, whatever the form sends along; what the server does by itself has none. The trash and
 * the way out of it change nothing of what was written.
 */
const stampAuthor: FieldHook = ({ data, originalDoc, req }) => {
  if (originalDoc && data && trashMove(originalDoc, data)) return data[EDITED_BY] ?? null
  return isStaff(req.user) ? req.user?.id : null
}

export const editedByField: Field = {
  name: EDITED_BY,
  label: 'Last changed by',
  type: 'relationship',
  relationTo: 'users',
  custom: writtenByServer,
  access: { read: contentKeeperField, create: nobodyField, update: nobodyField },
  hooks: { beforeChange: [stampAuthor], beforeDuplicate: [() => null] },
  admin: { hidden: true, disableBulkEdit: true },
}
