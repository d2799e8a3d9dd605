import { APIError, type CollectionBeforeOperationHook, type CollectionConfig, type FlattenedField } from 'payload'
import { UNREADABLE_TEXT } from './say-refusal'

type Row = Record<string, unknown>

/** Decided by the server alone, through whichever door a write comes. */
const SERVERS_OWN = ['id', 'createdAt', 'updatedAt']
const DEEPEST = 8
const NO_FILE_TEXT = 'There is no file in this request.'

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** Whether a value has the shape that its field takes; what it says is the field's own validation's to judge. */
function fits(field: FlattenedField, value: unknown, depth: number): boolean {
  if (value === null || value === undefined) return true
  switch (field.type) {
    case 'text':
    case 'email':
    case 'textarea':
    case 'code':
    case 'date':
    case 'select':
    case 'radio':
      return Array.isArray(value)
        ? 'hasMany' in field && Boolean(field.hasMany) && value.every(isPlain)
        : isPlain(value)
    case 'number':
    case 'checkbox':
      return isPlain(value)
    case 'relationship':
    case 'upload': {
      const isReference = (one: unknown) =>
        isPlain(one) || (Array.isArray(field.relationTo) && isRow(one) && isPlain(one.value))
      return Array.isArray(value) ? Boolean(field.hasMany) && value.every(isReference) : isReference(value)
    }
    case 'group':
    case 'tab':
      return isRow(value) && isReadableRow(field.flattenedFields, value, depth)
    case 'array':
      return (
        !isPlain(value) &&
        Array.isArray(value) &&
        value.every((row) => isRow(row) && isReadableRow(field.flattenedFields, row, depth))
      )
    default:
      return true
  }
}

function isReadableRow(fields: FlattenedField[], row: Row, depth = 0): boolean {
  if (depth > DEEPEST) return false
  return fields.every((field) => !Object.hasOwn(row, field.name) || fits(field, row[field.name], depth + 1))
}

/**
 * Refuses over REST what is not a record at all, before any hook or column meets it, and leaves out what only the
 * server decides.
 * @throws APIError 400
 */
const readableData: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (req.payloadAPI !== 'REST' || (operation !== 'create' && operation !== 'update')) return args
  const data: unknown = 'data' in args ? args.data : undefined
  if (!isRow(data) || !isReadableRow(collection.flattenedFields, data)) {
    throw new APIError(UNREADABLE_TEXT, 400, null, true)
  }
  // Payload would fetch the file from an address in the data; nobody has our server call others.
  if (
    collection.upload &&
    operation === 'create' &&
    !req.file &&
    !('duplicateFromID' in args && args.duplicateFromID)
  ) {
    throw new APIError(NO_FILE_TEXT, 400, null, true)
  }
  for (const name of SERVERS_OWN) delete data[name]
  // An empty group is none: hooks look inside the groups that are there.
  for (const { name, type } of collection.flattenedFields)
    if (type === 'group' && data[name] === null) delete data[name]
  return args
}

/** Collections whose records are read before anything else happens with them. */
export const withReadableData = (collections: CollectionConfig[]): CollectionConfig[] =>
  collections.map((collection) => ({
    ...collection,
    hooks: { ...collection.hooks, beforeOperation: [readableData, ...(collection.hooks?.beforeOperation ?? [])] },
  }))
