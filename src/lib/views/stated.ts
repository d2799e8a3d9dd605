/** An optional field is null when empty; a required one keeps its type. */
type Stated<Value> = null extends Value
  ? NonNullable<Value> | null
  : undefined extends Value
    ? NonNullable<Value> | null
    : Value

/** Picks fields of a record for a view: null for every kind of empty value. */
export const stated = <Row extends object, Name extends keyof Row>(
  record: Row | null | undefined,
  names: readonly Name[],
) =>
  Object.fromEntries(names.map((name) => [name, record?.[name] === '' ? null : (record?.[name] ?? null)])) as {
    [Field in Name]-?: Stated<Row[Field]>
  }
