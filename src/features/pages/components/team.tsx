import type { Language } from '@/lib/language'
import { initials } from '../initials'
import { pageMessages } from '../messages'
import type { AboutPageView } from '../page-views'

const PHOTO = 'mb-2 aspect-4/3 w-full rounded-card border border-rule bg-sunk object-cover'
const INITIALS =
  'mb-1 grid size-16 place-items-center rounded-full bg-brand-wash text-h3 font-semibold tracking-wide text-brand font-wide font-stretch-114%'

/** The people behind the site; initials stand for a face that nobody has photographed. */
export function Team({ language, members }: { language: Language; members: AboutPageView['team'] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] items-end gap-8">
      {members.map(({ id, name, role, text, photoUrl, photoAlt, isSample }) => (
        <li key={id} className="grid content-start gap-[0.35rem] self-start">
          {photoUrl ? (
            <img className={PHOTO} src={photoUrl} alt={photoAlt ?? name} loading="lazy" decoding="async" />
          ) : (
            <span className={INITIALS} aria-hidden="true">
              {initials(name)}
            </span>
          )}
          <h3>{name}</h3>
          {isSample && <p className="text-sm text-quiet">{pageMessages(language).about.sampleMember}</p>}
          {role && <p className="text-quiet">{role}</p>}
          {text && <p className="text-sm">{text}</p>}
        </li>
      ))}
    </ul>
  )
}
