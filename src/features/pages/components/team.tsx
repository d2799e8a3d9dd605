import { Jaali } from '@/components/drawings/jaali'
import type { TeamMemberView } from '../view'

/** The people behind the site; the lattice stands in for a photograph that is missing. */
export function Team({ members }: { members: readonly TeamMemberView[] }) {
  return (
    <ul className="team">
      {members.map(({ id, name, role, text, photoUrl, photoAlt }) => (
        <li key={id}>
          {photoUrl ? (
            <img className="portrait" src={photoUrl} alt={photoAlt ?? name} loading="lazy" decoding="async" />
          ) : (
            <div className="portrait">
              <Jaali seed={name} width={320} height={240} />
            </div>
          )}
          <h3>{name}</h3>
          {role && <p className="quiet">{role}</p>}
          {text && <p className="small">{text}</p>}
        </li>
      ))}
    </ul>
  )
}
