import type { Payload } from 'payload'
import type { PoolClient } from 'pg'

/**
 * SQL for the name of the state, territory or province that a text means, as the site writes it, so that "bihar" and
 * "Koshi Province" stand under Bihar and Koshi. Null for a place that the site has no record of, and
 * for a country, which is no state.
 * @param text an SQL expression
 */
export const regionNamed = (text: string): string =>
  `(select regions.name from regions
    where kind <> 'Country' and deleted_at is null and lower(regions.name) = lower(regexp_replace(btrim(${text}), '\\s+(province|state)$', '', 'i')) limit 1)`

/** The state, territory or province that a text means; undefined for a place that the site has no record of. */
export async function readRegion({ db }: Pick<Payload, 'db'>, written: string) {
  const { rows } = await db.pool.query<{ name: string; country: string }>(
    `select name, country::text from regions where name = ${regionNamed('$1')} and kind <> 'Country' and deleted_at is null`,
    [written],
  )
  return rows[0]
}

/** The names of all states, territories and provinces, country by country. */
export async function readRegionNames(connection: Pick<PoolClient, 'query'>): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    `select name from regions where kind <> 'Country' and deleted_at is null order by country, name`,
  )
  return rows.map(({ name }) => name)
}
