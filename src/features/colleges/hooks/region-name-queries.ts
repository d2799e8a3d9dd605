import type { Payload } from 'payload'
import type { PoolClient } from 'pg'

/** Regions that a college can lie in: a country is no state. */
export const IS_STATE = `regions.kind <> 'Country' and regions.deleted_at is null`

/**
 * SQL over `regions`: the state, territory or province that a text means, so that "bihar" and "Koshi Province" stand
 * under Bihar and Koshi.
 * @param text an SQL expression
 */
const isMeantBy = (text: string): string =>
  `${IS_STATE} and lower(regions.name) = lower(regexp_replace(btrim(${text}), '\\s+(province|state)$', '', 'i'))`

/** The state, territory or province that a text means; undefined for a place that the site has no record of. */
export async function readRegion({ db }: Pick<Payload, 'db'>, written: string) {
  const { rows } = await db.pool.query<{ name: string; country: string }>(
    `select name, country::text from regions where ${isMeantBy('$1')}`,
    [written],
  )
  return rows[0]
}

/** Writes the states of staged rows as the site does. Each spelling is compared once: a file has many rows of a state. */
export const nameStagedStates = (client: PoolClient) =>
  client.query(`
    with named as (
      select written, regions.name from (select distinct state as written from staged) spelled
        join regions on ${isMeantBy('written')}
    )
    update staged set state = named.name from named where named.written = staged.state and named.name <> staged.state`)

/** The names of all states, territories and provinces, country by country. */
export async function readRegionNames(connection: Pick<PoolClient, 'query'>): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    `select name from regions where ${IS_STATE} order by country, name`,
  )
  return rows.map(({ name }) => name)
}
