import Link from 'next/link'
import { type SiteSettingsView, telephoneLink } from './site-view'
import { layoutTexts } from './texts'

/** The announcement left, phone and e-mail right; on phones the announcement alone. */
export function TopBar({ site }: { site: SiteSettingsView }) {
  const { announcement, phone, email } = site
  if (!announcement && !phone && !email) return null
  return (
    <aside className="topbar" aria-label={layoutTexts.announcementLabel}>
      <div className="wrap">
        {announcement && <Announcement {...announcement} />}
        <ul>
          {phone && (
            <li>
              <a href={telephoneLink(phone)}>{phone}</a>
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
        </ul>
      </div>
    </aside>
  )
}

function Announcement({ text, link, year }: NonNullable<SiteSettingsView['announcement']>) {
  // "NEET admission 2026 is open: talk to a counsellor": the words up to the year stand out, and what follows the
  // colon gives way on the narrowest phones.
  const filled = year ? text.replaceAll('{year}', String(year)) : text.replaceAll('{year}', '').replace(/ {2,}/g, ' ')
  const [news = '', ...rest] = filled.split(/(?=: )/)
  const end = year && text.includes('{year}') ? news.indexOf(String(year)) + String(year).length : 0
  const words = (
    <>
      {end > 0 && <b>{news.slice(0, end)}</b>}
      {news.slice(end)}
      {rest.length > 0 && <span className="rest">{rest.join('')}</span>}
    </>
  )
  if (!link) return <p>{words}</p>
  return (
    <p>
      {link.startsWith('/') ? (
        <Link href={link} prefetch={false}>
          {words}
        </Link>
      ) : (
        <a href={link}>{words}</a>
      )}
    </p>
  )
}
