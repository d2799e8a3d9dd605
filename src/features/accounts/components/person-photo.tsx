import { Jaali } from '@/components/drawings/jaali'
import { dashboardTexts } from '../texts'

/** The profile photo, or a lattice of the person's own. */
export function PersonPhoto({ id, src }: { id: string; src: string | null }) {
  if (src) return <img className="photo" src={src} width={72} height={72} alt={dashboardTexts.photoAlt} />
  return (
    <div className="photo">
      <Jaali seed={id} family="star" width={72} height={72} />
    </div>
  )
}
