import { Jaali } from '@/components/drawings/jaali'
import { arrowLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/language'
import { latinDigits } from '@/lib/text/normal-forms/latin-digits'
import { pageMessages } from '../messages'
import { MapFrame } from './map-frame'

/** Half the size of the map view in degrees: about two kilometres. */
const SPAN = 0.012

const COORDINATES = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/

interface MapPlace {
  /** Embed URL; null for a place known by name only. */
  embed: string | null
  /** URL on the map's own site. */
  page: string
}

/** OpenStreetMap URLs of the settings' place, "28.6270, 77.3649" or a name. */
export function mapPlace(query: string): MapPlace {
  const match = COORDINATES.exec(latinDigits(query))
  if (!match) {
    return { embed: null, page: `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}` }
  }
  const [latitude, longitude] = [Number(match[1]), Number(match[2])]
  const box = [longitude - SPAN, latitude - SPAN / 2, longitude + SPAN, latitude + SPAN / 2]
  const search = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return {
    embed: `https://www.openstreetmap.org/export/embed.html?${search}`,
    page: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
  }
}

/** The office: a map on demand, and a link that needs no script. */
export function OfficeMap({ language, query }: { language: Language; query: string }) {
  const messages = pageMessages(language).contact
  const place = mapPlace(query)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {place.embed && (
        <MapFrame src={place.embed} title={messages.mapTitle} label={messages.showMap}>
          <Jaali seed="office map" width={900} height={360} className="absolute inset-0 size-full opacity-50" />
          <p className="relative bg-sunk px-3 py-[0.35rem] text-sm">{messages.mapNote}</p>
        </MapFrame>
      )}
      <p>
        <a className={arrowLook} href={place.page} target="_blank" rel="noopener noreferrer">
          {messages.openMap} <Icon name="outside" /> <span className="sr-only">{messages.opensElsewhere}</span>
        </a>
      </p>
    </div>
  )
}
