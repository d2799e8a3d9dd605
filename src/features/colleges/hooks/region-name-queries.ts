import type { Payload } from 'payload'
import type { PoolClient } from 'pg'

/** Regions a college can be in: a country is not a state. */
export const IS_STATE = `regions.kind <> 'Country' and regions.deleted_at is null`

/**
 * SQL over `regions`: the state, territory or province of a text, so that "bihar" and "Koshi Province" mean Bihar and
 * Koshi.
 * @param text an SQL expression
 */
const isMeantBy = (text: string): string =>
  `${IS_STATE} and lower(regions.name) = lower(regexp_replace(btrim(${text}), '\\s+(province|state)$', '', 'i'))`

/** The state, territory or province of a text; undefined if unknown. */
export async function readRegion({ db }: Pick<Payload, 'db'>, written: string) {
  const { rows } = await db.pool.query<{ name: string; country: string }>(
    `select name, country::text from regions where ${isMeantBy('$1')}`,
    [written],
  )
  return rows[0]
}

/** Normalises states of staged rows. Each spelling is compared once, because files repeat them. */
export const nameStagedStates = (client: PoolClient) =>
  client.query(`
    with named as (
      select written, regions.name from (select distinct state as written from staged) spelled
        join regions on ${isMeantBy('written')}
    )
    update staged set state = named.name from named where named.written = staged.state and named.name <> staged.state`)

/** Names of all states, territories and provinces by country. */
export async function readRegionNames(connection: Pick<PoolClient, 'query'>): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    `select name from regions where ${IS_STATE} order by country, name`,
  )
  return rows.map(({ name }) => name)
}
