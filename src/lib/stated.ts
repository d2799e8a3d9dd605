/** A field that may be empty is null where it is; one that is always there keeps its type. */
type Stated<Value> = null extends Value
  ? NonNullable<Value> | null
  : undefined extends Value
    ? NonNullable<Value> | null
    : Value

/** Fields of a record as a view holds them: null for what is empty, whichever way the record says so. */
export const stated = <Row extends object, Name extends keyof Row>(
  record: Row | null | undefined,
  names: readonly Name[],
) =>
  Object.fromEntries(names.map((name) => [name, record?.[name] === '' ? null : (record?.[name] ?? null)])) as {
    [Field in Name]-?: Stated<Row[Field]>
  }
