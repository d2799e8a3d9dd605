import Link from 'next/link'
import { DataTable, TableHead } from '@/components/ui/data-table'
import { type Language, pathsIn } from '@/lib/language'
import { grouped } from '@/lib/text/format'
import { type Country, nameIn } from '@/lib/vocabulary'
import type { MappedRegion } from './map-queries'
import { mapMessages } from './messages'

/**
 * Where a region stands on the drawing of its country: column and row, both from 1. Each region is one square of the
 * same size, roughly where it lies. No border is drawn, so none can be drawn wrongly: an outline of India would have to
 * be compared with the map of the Survey of India, and the claims of India and Nepal overlap.
 */
export const TILES: Readonly<Record<string, readonly [column: number, row: number]>> = {
  'IN-JK': [2, 1],
  'IN-LA': [3, 1],
  'IN-CH': [1, 2],
  'IN-PB': [2, 2],
  'IN-HP': [3, 2],
  'IN-UK': [4, 2],
  'IN-AR': [8, 2],
  'IN-RJ': [1, 3],
  'IN-HR': [2, 3],
  'IN-DL': [3, 3],
  'IN-UP': [4, 3],
  'IN-BR': [5, 3],
  'IN-SK': [6, 3],
  'IN-AS': [7, 3],
  'IN-NL': [8, 3],
  'IN-GJ': [1, 4],
  'IN-MP': [2, 4],
  'IN-CG': [3, 4],
  'IN-JH': [4, 4],
  'IN-WB': [5, 4],
  'IN-ML': [6, 4],
  'IN-TR': [7, 4],
  'IN-MN': [8, 4],
  'IN-DH': [1, 5],
  'IN-MH': [2, 5],
  'IN-TS': [3, 5],
  'IN-OD': [4, 5],
  'IN-MZ': [8, 5],
  'IN-GA': [1, 6],
  'IN-KA': [2, 6],
  'IN-AP': [3, 6],
  'IN-LD': [1, 7],
  'IN-KL': [2, 7],
  'IN-TN': [3, 7],
  'IN-PY': [4, 7],
  'IN-AN': [6, 7],
  'NP-P7': [1, 1],
  'NP-P6': [2, 1],
  'NP-P4': [3, 1],
  'NP-P3': [4, 1],
  'NP-P1': [5, 1],
  'NP-P5': [2, 2],
  'NP-P2': [4, 2],
}

/** How dark a square is, from 0 to 3: none, few, some, many colleges. The figure stands in it as well. */
const shadeOf = (colleges: number): 0 | 1 | 2 | 3 => (colleges === 0 ? 0 : colleges < 10 ? 1 : colleges < 50 ? 2 : 3)

const SHADES = [
  'bg-sunk text-quiet',
  'bg-brand-wash text-ink',
  'bg-[color-mix(in_oklch,var(--color-brand)_30%,var(--color-paper))] text-ink',
  'bg-brand text-paper',
] as const
const SQUARE =
  'grid aspect-square content-center justify-items-center rounded-control text-xs/[1.15] no-underline tabular-nums sm:text-sm/[1.2]'

/** What fits into a square: the letters of its number plates in India, of its name in Nepal. */
const shortName = ({ country, code, name }: MappedRegion): string =>
  country === 'India' ? (code?.split('-')[1] ?? '') : name.slice(0, 3)

type RegionMapProps = { language: Language; country: Country; regions: readonly MappedRegion[] }

/** The regions of one country as squares, each a link to its colleges, and the same as a table. */
export function RegionMap({ language, country, regions }: RegionMapProps) {
  const messages = mapMessages(language)
  const paths = pathsIn(language)
  const label = messages.countries[country]
  const listOf = ({ name }: MappedRegion) => paths.colleges({ state: name })
  return (
    <section aria-labelledby={`map-${country}`} className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
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
          <table className="narrow w-full text-sm max-md:[&_tbody_th]:min-w-0! max-md:[&_:is(th,td)]:pr-1!">
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
