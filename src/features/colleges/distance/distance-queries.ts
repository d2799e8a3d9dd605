import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { nameIn } from '@/lib/names'
import 'server-only'
import { liveRecordsSql } from '@/cms/access/live-rule'
import { cached, tags } from '@/lib/caching/cache'
import { sqlList } from '@/lib/database/sql-list'
import { foldText } from '@/lib/text/normal-forms/fold-text'
import { latinDigits } from '@/lib/text/normal-forms/latin-digits'
import { rowsOf } from '@/server/read-queries'

/** In degrees. */
type Point = { latitude: number; longitude: number }

/** A known town, in its state. */
interface Town extends Point {
  name: string
  /** As it is called in Hindi. */
  hindi: string
  state: string | null
}

/** Centre of the known points of a PIN code, or of the district in its first three digits. */
interface PinPoint extends Point {
  pin: string
}

/** Result of a lookup: one place, an ambiguous name, or unknown. */
export type Place =
  | { kind: 'found'; name: string; point: Point }
  | { kind: 'several'; states: string[] }
  | { kind: 'unknown' }

const DISTRICT_DIGITS = 3
const EARTH_KILOMETRES = 6371

const middle = (points: readonly Point[]): Point => ({
  latitude: points.reduce((sum, { latitude }) => sum + latitude, 0) / points.length,
  longitude: points.reduce((sum, { longitude }) => sum + longitude, 0) / points.length,
})

/**
 * Finds a place by town, town and state, or PIN code.
 * @param homeState disambiguates towns of the same name
 */
export function findPlace(
  typed: string,
  { towns, pins }: { towns: readonly Town[]; pins: readonly PinPoint[] },
  homeState: string | null,
): Place {
  const digits = latinDigits(typed).replace(/\s/g, '')
  if (/^\d{6}$/.test(digits)) return placeOfPin(digits, pins)
  const [name = '', state = ''] = typed.split(',').map((part) => foldText(part.trim()))
  const named = towns.filter((town) => name !== '' && [town.name, town.hindi].some((known) => foldText(known) === name))
  const within = named.filter((town) => (state ? foldText(town.state ?? '') === state : town.state === homeState))
  const [town, ...others] = within.length > 0 ? within : state ? [] : named
  if (!town) return { kind: 'unknown' }
  if (others.length > 0) return { kind: 'several', states: [town, ...others].flatMap((each) => each.state ?? []) }
  return { kind: 'found', name: town.name, point: town }
}

function placeOfPin(pin: string, pins: readonly PinPoint[]): Place {
  for (const digits of [pin.length, DISTRICT_DIGITS]) {
    const near = pins.filter((each) => each.pin.slice(0, digits) === pin.slice(0, digits))
    if (near.length > 0) return { kind: 'found', name: pin, point: middle(near) }
  }
  return { kind: 'unknown' }
}

/** Great-circle distance in kilometres, rounded to ten; below 5 it is 0. */
export function tensOfKilometres(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [height, width] = [other.latitude - one.latitude, other.longitude - one.longitude].map(radians)
  const half =
    Math.sin((height ?? 0) / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin((width ?? 0) / 2) ** 2
  return Math.round((2 * EARTH_KILOMETRES * Math.asin(Math.min(1, Math.sqrt(half)))) / 10) * 10
}

/** Towns with known points, each at their centre. */
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

/** PIN codes of colleges with their points, read once from the data file. */
function knownPins(): readonly PinPoint[] {
  pins ??= parse<Record<'latitude' | 'longitude' | 'pin_code', string>>(
    readFileSync(join(process.cwd(), 'content/college-coordinates.csv'), 'utf8'),
    { columns: true, bom: true },
  ).flatMap(({ pin_code: pin, latitude, longitude }) =>
    pin ? { pin, latitude: Number(latitude), longitude: Number(longitude) } : [],
  )
  return pins
}

/** Looks up the typed starting place. Nothing is stored. */
export const placeNamed = async (typed: string, homeState: string | null): Promise<Place> =>
  findPlace(typed, { towns: await knownTowns(), pins: knownPins() }, homeState)

/**
 * Distances of colleges from a point in tens of kilometres. Only for points that are the college's PIN code or have two
 * sources: a town's point is not the campus.
 * @returns by id; colleges without such a point are omitted
 */
export async function distancesFrom(point: Point, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf<{ id: string } & Point>(sql`
    select id, latitude::float, longitude::float from colleges
    where id in ${sqlList([...ids])} and point_precision in ('address', 'pin')
      and latitude is not null and longitude is not null and ${sql.raw(liveRecordsSql('colleges'))}`)
  return new Map(rows.map((college) => [college.id, tensOfKilometres(point, college)]))
}
