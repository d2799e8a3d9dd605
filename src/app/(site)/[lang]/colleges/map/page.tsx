import { metadataOf, pageOf } from '@/app/(site)/language'
import { PageHead } from '@/components/ui/page/page'
import { mappedRegions } from '@/features/colleges/map/map-queries'
import { mapMessages } from '@/features/colleges/map/messages'
import { RegionMap } from '@/features/colleges/map/region-map'
import { pathsIn } from '@/lib/paths/site-paths'
import { COUNTRIES } from '@/lib/vocabulary'

export const generateMetadata = metadataOf((language) => {
  const { title, description } = mapMessages(language)
  return { title, description, path: (paths) => paths.collegeMap() }
})

/** The states of India and provinces of Nepal, each linked to its colleges. */
export default pageOf(async (language) => {
  const messages = mapMessages(language)
  const paths = pathsIn(language)
  const regions = await mappedRegions()
  const trail = [{ name: messages.list, href: paths.colleges() }, { name: messages.here }]
  return (
    <>
      <PageHead language={language} seed="map" title={messages.title} lead={messages.lead} trail={trail} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-8 pb-section">
        {COUNTRIES.map((country) => (
          <RegionMap
            key={country}
            language={language}
            country={country}
            regions={regions.filter((region) => region.country === country)}
          />
        ))}
      </div>
    </>
  )
})
