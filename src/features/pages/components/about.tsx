import type { Language } from '@/lib/language'
import { firstLetter } from '@/lib/text/format'
import { pageMessages } from '../messages'
import type { AboutPageView, TitledTextView } from '../page-views'

/** Titles on the left, text on the right, ruled. */
export const TitledRows = ({ rows }: { rows: readonly TitledTextView[] }) => (
  <div className="grid *:grid *:gap-x-8 *:gap-y-3 *:border-t *:border-rule *:py-7 *:first:border-t-0 *:first:pt-0 *:last:pb-0 md:*:grid-cols-[15rem_1fr]">
    {rows.map(({ title, text }) => (
      <div key={title}>
        <h3>{title}</h3>
        <div className="grid content-start gap-y-3">{text && <p>{text}</p>}</div>
      </div>
    ))}
  </div>
)

/** Abbreviated honorifics end in a full stop and are not part of the name. */
const isTitle = (word: string) => word.endsWith('.')

/** Initials in place of a photograph: of the first and last name, in any script. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const names = words.some((word) => !isTitle(word)) ? words.filter((word) => !isTitle(word)) : words
  const ends = names.length > 1 ? [names[0], names.at(-1)] : [names[0]]
  return ends.map((word) => firstLetter(word ?? '')).join('')
}

const PHOTO = 'mb-2 aspect-4/3 w-full rounded-card border border-rule bg-sunk object-cover'
const INITIALS =
  'mb-1 grid size-16 place-items-center rounded-full bg-brand-wash text-h3 font-semibold tracking-wide text-brand font-wide font-stretch-114%'

/** The team; initials replace missing photographs. */
export const Team = ({ language, members }: { language: Language; members: AboutPageView['team'] }) => (
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
