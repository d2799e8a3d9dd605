/** As `slugify()` makes an address of a name. */
const slugSql = (text: string) =>
  `trim(both '-' from regexp_replace(regexp_replace(lower(${text}), '[^a-z0-9\\s-]', '', 'g'), '[\\s-]+', '-', 'g'))`

/**
 * SQL for the state that a list names, so that lists which write the former name of a state find the names that
 * followed the new one: the address of a region is of its first name and never changes. Any other stands as written.
 * @param state an SQL expression
 */
export const listedStateSql = (state: string): string =>
  `coalesce((select region.name from regions region
    where region.deleted_at is null and region.slug = ${slugSql(state)} and ${slugSql('region.name')} <> region.slug), ${state})`
