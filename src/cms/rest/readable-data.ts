import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type FlattenedArrayField,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
  type PayloadRequest,
  ValidationError,
  type ValidationFieldError,
} from 'payload'
import { isCalendarDay } from '@/lib/calendar/indian-calendar'
import { apiError } from '@/lib/errors/expected-error'
import { isRecord } from '@/lib/is-record'
import { isStaff } from '../access/roles'
import { routeToVisitorPool } from '../database/visitor-pool'
import { checkMessages } from '../fields/checks/messages'
import { withHooks } from '../hooks/with-hooks'
import { readableSort } from './readable-sort'
import { restErrorMessages } from './rest-error-messages'

const MAX_ROWS_PER_READ = 100
/** No table has more pages; beyond it the database would count for nothing. */
const LAST_PAGE = 1_000_000

/** Payload's trash view asks for all records to count them; with thousands that held up the site for many seconds. */
const countsTrash = (args: object) => 'trash' in args && args.trash && 'limit' in args && args.limit === 0

/** Limits non-staff REST reads to a page of rows and a depth of one, and keeps them off the main pool. */
const limitRestReads: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI !== 'REST') return args
  routeToVisitorPool(req.method === 'GET' && !isStaff(req.user))
  if (isStaff(req.user)) return countsTrash(args) ? { ...args, limit: 1, pagination: true } : args
  const requested = 'limit' in args ? Number(args.limit) : 0
  const limit = requested > 0 ? Math.min(requested, MAX_ROWS_PER_READ) : 10
  const page = Math.min(Math.max(Math.trunc('page' in args ? Number(args.page) || 1 : 1), 1), LAST_PAGE)
  return { ...args, limit, page, pagination: true, depth: Math.min(Number(args.depth) || 0, 1) }
}

type Row = Record<string, unknown>

/** Set by the server only. */
const SERVERS_OWN = ['createdAt', 'updatedAt']
const MAX_DEPTH = 8

const isPlain = (value: unknown) => typeof value !== 'object' || value === null
/** How Payload's forms and form parser encode an empty list. */
const isEmptyList = (value: unknown) => value === 0 || value === '0' || value === ''
const holdsSeveral = (field: FlattenedField) => 'hasMany' in field && Boolean(field.hasMany)

const TEXTS = new Set<FlattenedField['type']>(['text', 'textarea', 'email', 'code'])
const isText = ({ type }: FlattenedField) => TEXTS.has(type)

/** Whether a value has a field's shape: single, list, or row. Payload's own validation checks the content. */
function fits(field: FlattenedField, value: unknown, depth: number): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'boolean' && isText(field)) return false
  if (field.type === 'date' && isPlain(value) && typeof value !== 'string') return false
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
        isPlain(one) || (Array.isArray(field.relationTo) && isRecord(one) && isPlain(one.value))
      return Array.isArray(value) ? holdsSeveral(field) && value.every(isReference) : isReference(value)
    }
    case 'group':
    case 'tab':
      return isRecord(value) && isReadableRow(field.flattenedFields, value, depth)
    case 'array':
      return Array.isArray(value) && value.every((row) => row === null || isReadableListRow(field, row, depth))
    default:
      return true
  }
}

const isPlainField = ({ type }: FlattenedField) => type !== 'group' && type !== 'tab'

const isReadableListRow = (list: FlattenedArrayField, row: unknown, depth: number): boolean =>
  isRecord(row) && isReadableRow(list.flattenedFields, row, depth)

function isReadableRow(fields: FlattenedField[], row: Row, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false
  return fields.every((field) => !Object.hasOwn(row, field.name) || fits(field, row[field.name], depth + 1))
}

/** @throws APIError 400 */
function rejectUnreadable(data: unknown, fields: FlattenedField[]): asserts data is Row {
  if (!isRecord(data) || isTooDeep(data) || !isReadableRow(fields, data)) {
    throw apiError(restErrorMessages, 'unreadable-request')
  }
  // A null group is dropped: hooks read into groups that are present.
  for (const field of fields) {
    if (field.type === 'group' && data[field.name] === null) delete data[field.name]
    // Payload accepts this encoding for arrays, but not for text lists.
    if (holdsSeveral(field) && isEmptyList(data[field.name])) data[field.name] = []
  }
  asStored(fields, data)
}

/** The year, month and day that an ISO date or moment begins with. */
const DAY_OF_MOMENT = /^(\d{4}-\d{2}-\d{2})(?!\d)/

/** The fields of a row, and of its groups and lists, each with the row that holds it and its path. */
function* fieldsOf(
  fields: FlattenedField[],
  row: Row,
  prefix = '',
): Generator<{ field: FlattenedField; row: Row; path: string }> {
  for (const field of fields) {
    const value = row[field.name]
    const path = prefix + field.name
    yield { field, row, path }
    if (field.type === 'array' && Array.isArray(value)) {
      for (const [at, one] of value.entries()) {
        if (isRecord(one)) yield* fieldsOf(field.flattenedFields, one, `${path}.${at}.`)
      }
    }
    if ((field.type === 'group' || field.type === 'tab') && isRecord(value)) {
      yield* fieldsOf(field.flattenedFields, value, `${path}.`)
    }
  }
}

const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

/**
 * Converts numbers for texts to texts, as the database would: hooks and checks expect a text. An empty date is null.
 */
function asStored(fields: FlattenedField[], data: Row) {
  for (const { field, row } of fieldsOf(fields, data)) {
    const value = row[field.name]
    if (value !== undefined && isText(field)) row[field.name] = Array.isArray(value) ? value.map(asText) : asText(value)
    if (field.type === 'date' && value === '') row[field.name] = null
  }
}

/**
 * Before any hook reads the value: `Date` takes 30 February for 2 March, and PostgreSQL rejects it without a field.
 * @throws ValidationError
 */
function rejectImpossibleDays(
  data: Row,
  fields: FlattenedField[],
  record: { collection?: string; global?: string },
  req: PayloadRequest,
) {
  const errors = [...fieldsOf(fields, data)].flatMap(({ field, row, path }): ValidationFieldError[] => {
    const value = row[field.name]
    const day = field.type === 'date' && typeof value === 'string' && DAY_OF_MOMENT.exec(value.trim())?.[1]
    if (!day || isCalendarDay(day)) return []
    return [
      { path, label: typeof field.label === 'string' ? field.label : undefined, message: checkMessages.noSuchDay },
    ]
  })
  if (errors.length > 0) throw new ValidationError({ ...record, errors, req })
}

/**
 * Rejects REST bodies that no form sends: an object or a boolean for a text, which Payload would store as text, or a
 * row that is not an object, which crashes it. Drops server-set fields.
 * @throws APIError 400
 */
const readableData: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (req.payloadAPI !== 'REST' || (operation !== 'create' && operation !== 'update')) return args
  const data: unknown = 'data' in args ? args.data : undefined
  rejectUnreadable(data, collection.flattenedFields)
  // The second record with it would fail in the database, and take back what was saved for the others.
  if (operation === 'update' && !('id' in args) && data.slug) throw apiError(restErrorMessages, 'own-address')
  // Not among the fields.
  if (collection.auth && typeof (data.password ?? '') !== 'string') {
    throw apiError(restErrorMessages, 'unreadable-request')
  }
  // Payload would fetch the file from a URL in the data; requests must not make the server call others.
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
  rejectImpossibleDays(data, collection.flattenedFields, { collection: collection.slug }, req)
  return args
}

const readableGlobal: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (req.payloadAPI !== 'REST' || operation !== 'update') return args
  const data: unknown = args.data
  rejectUnreadable(data, global.flattenedFields)
  rejectImpossibleDays(data, global.flattenedFields, { global: global.slug }, req)
  return args
}

/** Before all other hooks: validates the shape of REST bodies and what reads sort by, and limits visitors' reads. */
export const withReadableData = (collection: CollectionConfig) =>
  withHooks(collection, { first: { beforeOperation: [readableData, readableSort, limitRestReads] } })

export const withReadableGlobal = (global: GlobalConfig) =>
  withHooks(global, { first: { beforeOperation: [readableGlobal] } })

/** Rich text, the deepest value our forms send, stays far below. */
const MAX_RECORD_DEPTH = 100

/**
 * Whether a value is nested deeper than any record, which would overflow the stack of recursive code. Iterative, level
 * by level.
 */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_RECORD_DEPTH) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}
