import Link from 'next/link'
import { DataTable, TableHead } from '@/components/ui/data-table'
import { type Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { grouped } from '@/lib/text/format'
import { type Country } from '@/lib/vocabulary'
import type { MappedRegion } from './map-queries'
import { mapMessages } from './messages'

/**
 * Tile grid map of each country by region code: equal squares, roughly in place. Borders are not drawn, so none can be
 * wrong: an outline of India would have to be checked against the Survey of India's map, and the claims of India and
 * Nepal overlap.
 */
const DRAWINGS = {
  IN: `-- JK LA -- -- -- -- --
       CH PB HP UK -- -- -- AR
       RJ HR DL UP BR SK AS NL
       GJ MP CG JH WB ML TR MN
       DH MH TS OD -- -- -- MZ
       GA KA AP -- -- -- -- --
       LD KL TN PY -- AN -- --`,
  NP: `P7 P6 P4 P3 P1
       -- P5 -- P2 --`,
}

/** Grid position of a region: column and row, both from 1. */
export const TILES: Readonly<Record<string, readonly [column: number, row: number]>> = Object.fromEntries(
  Object.entries(DRAWINGS).flatMap(([country, drawing]) =>
    drawing.split('\n').flatMap((line, row) =>
      line
        .trim()
        .split(' ')
        .map((code, column) => [`${country}-${code}`, [column + 1, row + 1] as const] as const)
        .filter(([code]) => !code.endsWith('--')),
    ),
  ),
)

/** Shade of a square, 0 to 3: none, few, some, many colleges. The number is shown too. */
const shadeOf = (colleges: number): 0 | 1 | 2 | 3 => (colleges === 0 ? 0 : colleges < 10 ? 1 : colleges < 50 ? 2 : 3)

const SHADES = [
  'bg-sunk text-quiet',
  'bg-brand-wash text-ink',
  'bg-[color-mix(in_oklch,var(--color-brand)_30%,var(--color-paper))] text-ink',
  'bg-brand text-paper',
] as const
const SQUARE =
  'grid aspect-square content-center justify-items-center rounded-control text-xs/[1.15] max-[18rem]:text-[3.4vw] no-underline tabular-nums sm:text-sm/[1.2] forced-colors:border'

/** Label of a square: the number plate letters in India, an abbreviation in Nepal. */
const shortName = ({ country, code, name }: MappedRegion): string =>
  country === 'India' ? (code?.split('-')[1] ?? '') : name.slice(0, 3)

type RegionMapProps = { language: Language; country: Country; regions: readonly MappedRegion[] }

/** A country's regions as squares linked to their colleges, and the same as a table. */
export function RegionMap({ language, country, regions }: RegionMapProps) {
  const messages = mapMessages(language)
  const paths = pathsIn(language)
  const label = messages.countries[country]
  const listOf = ({ name }: MappedRegion) => paths.colleges({ state: name })
  return (
    <section
      aria-labelledby={`map-${country}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16"
    >
      <div className="grid content-start gap-3 lg:sticky lg:top-[calc(var(--header)+1rem)] lg:self-start">
        <h2 id={`map-${country}`} className="text-h3">
          {label}
        </h2>
        <ul className={`grid list-none gap-1 p-0 ${country === 'India' ? 'grid-cols-8' : 'max-w-md grid-cols-5'}`}>
          {regions.map((region) => {
            const place = TILES[region.code ?? '']
            if (!place) return null
            const { name, colleges } = region
            const inside = (
              <>
                <b aria-hidden="true">{shortName(region)}</b>
                <span aria-hidden="true">{grouped(language, colleges)}</span>
                <span className="sr-only">{messages.square(nameIn(language, name), colleges)}</span>
              </>
            )
            const look = `${SQUARE} ${SHADES[shadeOf(colleges)]}`
            return (
              <li key={name} style={{ gridColumn: place[0], gridRow: place[1] }} title={nameIn(language, name)}>
                {colleges > 0 ? (
                  <Link className={`${look} hover:outline-2 hover:outline-ink`} href={listOf(region)} prefetch={false}>
                    {inside}
                  </Link>
                ) : (
                  <span className={look}>{inside}</span>
                )}
              </li>
            )
          })}
        </ul>
        <p className="text-sm text-quiet">{messages.sketch}</p>
      </div>
      <div className="lg:max-h-[40rem] lg:overflow-y-auto">
        <DataTable label={messages.table(label)}>
          <table className="narrow w-full text-sm max-md:[&_tbody_th]:min-w-0! max-md:[&_:is(th,td)]:pr-3!">
            <TableHead columns={[messages.region, { figure: messages.colleges }, { figure: messages.mbbs }]} />
            <tbody>
              {regions.map((region) => (
                <tr key={region.name}>
                  <th scope="row">
                    {region.colleges > 0 ? (
                      <Link className="tap-link" href={listOf(region)} prefetch={false}>
                        {nameIn(language, region.name)}
                      </Link>
                    ) : (
                      nameIn(language, region.name)
                    )}{' '}
                    <span className="font-normal text-quiet">{shortName(region)}</span>
                  </th>
                  <td className="figure">{grouped(language, region.colleges)}</td>
                  <td className="figure">{grouped(language, region.mbbs)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </DataTable>
      </div>
    </section>
  )
}
