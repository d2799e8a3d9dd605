import { Jaali } from '@/components/drawings/jaali'
import { arrowLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/language'
import { mapPlace } from '../map-place'
import { pageMessages } from '../messages'
import { MapFrame } from './map-frame'

/** Where the office is: a map on demand, and a link to it that needs no script. */
export function OfficeMap({ language, query }: { language: Language; query: string }) {
  const messages = pageMessages(language).contact
  const place = mapPlace(query)
  return (
    <div className="grid gap-4">
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
