/** `slugify()` in SQL. */
const slugSql = (text: string) =>
  `trim(both '-' from regexp_replace(regexp_replace(lower(${text}), '[^a-z0-9\\s-]', '', 'g'), '[\\s-]+', '-', 'g'))`

/**
 * SQL for the current name of a state, for lists that use a former one: a region's slug keeps its first name. Unknown
 * states stay as written.
 * @param state an SQL expression
 */
export const listedStateSql = (state: string): string =>
  `coalesce((select region.name from regions region
    where region.deleted_at is null and region.slug = ${slugSql(state)} and ${slugSql('region.name')} <> region.slug), ${state})`
