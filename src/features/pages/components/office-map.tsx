import { Jaali } from '@/components/drawings/jaali'
import { Icon } from '@/components/ui/icon'
import { mapPlace } from '../map-place'
import { pageTexts } from '../texts'
import { MapFrame } from './map-frame'

const { contact: texts } = pageTexts

/** Where the office is: a map on demand, and a link to it that needs no script. */
export function OfficeMap({ query }: { query: string }) {
  const place = mapPlace(query)
  return (
    <div className="stack">
      {place.embed && (
        <MapFrame src={place.embed} title={texts.mapTitle} label={texts.showMap}>
          <Jaali seed="office map" width={900} height={360} />
          <p className="small">{texts.mapNote}</p>
        </MapFrame>
      )}
      <p>
        <a className="arrow" href={place.page} target="_blank" rel="noopener noreferrer">
          {texts.openMap} <Icon name="outside" /> <span className="sr">{texts.opensElsewhere}</span>
        </a>
      </p>
    </div>
  )
}
