import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import 'server-only'
import { liveRecordsSql } from '@/cms/access/live-rule'
import { cached, tags } from '@/lib/caching/cache'
import { sqlList } from '@/lib/database/sql-list'
import { nameIn } from '@/lib/vocabulary'
import { rowsOf } from '@/server/read-queries'
import { findPlace, type PinPoint, type Place, type Point, type Town, tensOfKilometres } from './places'

/** The towns in which the record knows a point, each in the middle of its points. */
const knownTowns = (): Promise<Town[]> =>
  cached(['known-towns'], [tags.allColleges()], [], async () => {
    const rows = await rowsOf<Omit<Town, 'hindi'>>(sql`
        select location as name, state, avg(latitude)::float as latitude, avg(longitude)::float as longitude
        from colleges
        where location is not null and latitude is not null and longitude is not null and ${sql.raw(liveRecordsSql('colleges'))}
        group by location, state order by location, state`)
    return rows.map((town) => ({ ...town, hindi: nameIn('hi', town.name) }))
  })

let pins: readonly PinPoint[] | undefined

/** The PIN codes of colleges with their points, from the file of the record, read once. */
function knownPins(): readonly PinPoint[] {
  pins ??= parse<Record<'latitude' | 'longitude' | 'pin_code', string>>(
    readFileSync(join(process.cwd(), 'content/college-coordinates.csv'), 'utf8'),
    { columns: true, bom: true },
  ).flatMap(({ pin_code: pin, latitude, longitude }) =>
    pin ? { pin, latitude: Number(latitude), longitude: Number(longitude) } : [],
  )
  return pins
}

/** Where somebody starts from, as they typed it. Nothing of it is kept. */
export const placeNamed = async (typed: string, homeState: string | null): Promise<Place> =>
  findPlace(typed, { towns: await knownTowns(), pins: knownPins() }, homeState)

/**
 * How far colleges are from a point, in tens of kilometres. Only where the point of the college is its PIN code or was
 * found in two sources: a point of the town is not the campus.
 * @returns by id; a college without such a point is left out
 */
export async function distancesFrom(point: Point, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf<{ id: string } & Point>(sql`
    select id, latitude::float, longitude::float from colleges
    where id in ${sqlList([...ids])} and point_precision in ('address', 'pin')
      and latitude is not null and longitude is not null and ${sql.raw(liveRecordsSql('colleges'))}`)
  return new Map(rows.map((college) => [college.id, tensOfKilometres(point, college)]))
}
