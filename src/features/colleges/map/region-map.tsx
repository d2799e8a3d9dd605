import Link from 'next/link'
import { DataTable, TableHead } from '@/components/ui/data-table'
import { type Language, pathsIn } from '@/lib/language'
import { grouped } from '@/lib/text/format'
import { type Country, nameIn } from '@/lib/vocabulary'
import type { MappedRegion } from './map-queries'
import { mapMessages } from './messages'
import { shadeOf, TILES } from './tiles'

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

/** The regions of one country as squares, each a link to its colleges, and the same as a table. */
export function RegionMap({
  language,
  country,
  regions,
}: {
  language: Language
  country: Country
  regions: readonly MappedRegion[]
}) {
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
