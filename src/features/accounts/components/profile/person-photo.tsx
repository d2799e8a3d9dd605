import { Jaali } from '@/components/drawings/jaali'
import { accountMessages } from '@/features/accounts/messages'
import type { Language } from '@/lib/language'

const PHOTO = 'size-18 flex-none overflow-clip rounded-card border border-rule object-cover'

/** The profile photo, or a lattice of the person's own. */
export function PersonPhoto({ language, id, src }: { language: Language; id: string; src: string | null }) {
  if (src)
    return <img className={PHOTO} src={src} width={72} height={72} alt={accountMessages(language).dashboard.photoAlt} />
  return (
    <div className={PHOTO}>
      <Jaali seed={id} family="star" width={72} height={72} />
    </div>
  )
}
