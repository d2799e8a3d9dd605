import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  FlattenedArrayField,
  FlattenedField,
  GlobalBeforeOperationHook,
  GlobalConfig,
} from 'payload'
import { apiError } from '@/lib/errors/expected-error'
import { isStaff } from '../access/roles'
import { routeToVisitorPool } from '../database/visitor-pool'
import { restErrorMessages } from './rest-error-messages'

const MOST_ROWS_PER_READ = 100
/** No table here is longer than so many pages; beyond it the database counts no more. */
const LAST_PAGE = 1_000_000

/**
 * Over REST nobody but staff reads more than a page of rows at once, follows relations deeper than one step, or keeps
 * the database busy.
 */
const limitRestReads: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI !== 'REST') return args
  routeToVisitorPool(req.method === 'GET' && !isStaff(req.user))
  if (isStaff(req.user)) return args
  const asked = 'limit' in args ? Number(args.limit) : 0
  const limit = asked > 0 ? Math.min(asked, MOST_ROWS_PER_READ) : 10
  const page = Math.min(Math.max(Math.trunc('page' in args ? Number(args.page) || 1 : 1), 1), LAST_PAGE)
  return { ...args, limit, page, pagination: true, depth: Math.min(Number(args.depth) || 0, 1) }
}

type Row = Record<string, unknown>

/** Decided by the server alone, through whichever door a write comes. */
const SERVERS_OWN = ['createdAt', 'updatedAt']
const DEEPEST = 8

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const isPlain = (value: unknown) => typeof value !== 'object' || value === null
/** How Payload's forms, and its reader of them, spell a list without rows. */
const isEmptyList = (value: unknown) => value === 0 || value === '0' || value === ''
const holdsSeveral = (field: FlattenedField) => 'hasMany' in field && Boolean(field.hasMany)

/**
 * Whether a field can hold a value of this shape: one thing, several, or a row of fields. What it says is judged by
 * Payload's own readers and validation.
 */
function fits(field: FlattenedField, value: unknown, depth: number): boolean {
  if (value === null || value === undefined) return true
  if (isPlain(value)) return field.type === 'array' || holdsSeveral(field) ? isEmptyList(value) : isPlainField(field)
  switch (field.type) {
    case 'text':
    case 'email':
    case 'textarea':
    case 'code':
    case 'date':
    case 'select':
    case 'radio':
    case 'number':
    case 'checkbox':
      return Array.isArray(value) && holdsSeveral(field) && value.every(isPlain)
    case 'relationship':
    case 'upload': {
      const isReference = (one: unknown) =>
        isPlain(one) || (Array.isArray(field.relationTo) && isRow(one) && isPlain(one.value))
      return Array.isArray(value) ? holdsSeveral(field) && value.every(isReference) : isReference(value)
    }
    case 'group':
    case 'tab':
      return isRow(value) && isReadableRow(field.flattenedFields, value, depth)
    case 'array':
      return Array.isArray(value) && value.every((row) => row === null || isReadableListRow(field, row, depth))
    default:
      return true
  }
}

const isPlainField = ({ type }: FlattenedField) => type !== 'group' && type !== 'tab'

const isReadableListRow = (list: FlattenedArrayField, row: unknown, depth: number): boolean =>
  isRow(row) && isReadableRow(list.flattenedFields, row, depth)

function isReadableRow(fields: FlattenedField[], row: Row, depth = 0): boolean {
  if (depth > DEEPEST) return false
  return fields.every((field) => !Object.hasOwn(row, field.name) || fits(field, row[field.name], depth + 1))
}

/** @throws APIError 400 */
function rejectUnreadable(data: unknown, fields: FlattenedField[]): asserts data is Row {
  if (!isRow(data) || isTooDeep(data) || !isReadableRow(fields, data)) {
    throw apiError(restErrorMessages, 'unreadable-request')
  }
  // An empty group is none: hooks look inside the groups that are there.
  for (const field of fields) {
    if (field.type === 'group' && data[field.name] === null) delete data[field.name]
    // Payload reads an array's own spelling of nothing, and not that of a list of texts.
    if (holdsSeveral(field) && isEmptyList(data[field.name])) data[field.name] = []
  }
}

/**
 * Refuses over REST what no form can send: an object where a text belongs, which Payload would store as text, or a
 * row that is none, over which it stumbles. Leaves out what only the server decides.
 * @throws APIError 400
 */
const readableData: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (req.payloadAPI !== 'REST' || (operation !== 'create' && operation !== 'update')) return args
  const data: unknown = 'data' in args ? args.data : undefined
  rejectUnreadable(data, collection.flattenedFields)
  // Payload would fetch the file from an address in the data; nobody has our server call others.
  if (
    collection.upload &&
    operation === 'create' &&
    !req.file &&
    !('duplicateFromID' in args && args.duplicateFromID)
  ) {
    throw apiError(restErrorMessages, 'file-not-sent')
  }
  if (req.file && req.file.data.length === 0) throw apiError(restErrorMessages, 'file-not-sent')
  for (const name of SERVERS_OWN) delete data[name]
  return args
}

const readableGlobal: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (req.payloadAPI === 'REST' && operation === 'update') rejectUnreadable(args.data, global.flattenedFields)
  return args
}

/** Collections whose records are read before anything else happens with them, and given to visitors by the page. */
export const withReadableData = (collections: CollectionConfig[]): CollectionConfig[] =>
  collections.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [readableData, limitRestReads, ...(collection.hooks?.beforeOperation ?? [])],
    },
  }))

/** The same for globals. */
export const withReadableGlobals = (globals: GlobalConfig[]): GlobalConfig[] =>
  globals.map((global) => ({
    ...global,
    hooks: { ...global.hooks, beforeOperation: [readableGlobal, ...(global.hooks?.beforeOperation ?? [])] },
  }))

/** Rich text, the deepest that a form of ours sends, stays far below. */
const DEEPEST_RECORD = 100

/**
 * Whether a value is nested deeper than any record: whoever walks through it by recursion would run out of stack.
 * Looked at level by level, which needs none.
 */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST_RECORD) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}
