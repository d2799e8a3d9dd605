import { Jaali } from '@/components/drawings/jaali'
import type { TeamMemberView } from '../view'

const PORTRAIT = 'mb-2 aspect-4/3 w-full overflow-clip rounded-card border border-rule bg-draw-screen object-cover'

/** The people behind the site; the lattice stands in for a photograph that is missing. */
export function Team({ members }: { members: readonly TeamMemberView[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-8">
      {members.map(({ id, name, role, text, photoUrl, photoAlt }) => (
        <li key={id} className="grid content-start gap-[0.35rem]">
          {photoUrl ? (
            <img className={PORTRAIT} src={photoUrl} alt={photoAlt ?? name} loading="lazy" decoding="async" />
          ) : (
            <div className={PORTRAIT}>
              <Jaali seed={name} width={320} height={240} className="size-full" />
            </div>
          )}
          <h3>{name}</h3>
          {role && <p className="text-quiet">{role}</p>}
          {text && <p className="text-sm">{text}</p>}
        </li>
      ))}
    </ul>
  )
}
